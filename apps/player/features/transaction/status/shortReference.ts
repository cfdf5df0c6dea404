/** The beginning of an id in two groups, as one reads it aloud: 6FB9 2FA0. */
export function shortReference(id: string): string {
  const head = id.replaceAll('-', '').slice(0, 8).toUpperCase()
  return `${head.slice(0, 4)} ${head.slice(4)}`.trim()
}
