/** An address of the app itself, which others wrote: one that a browser takes for a path and for nothing else. */
export function isOwnPage(url: string): boolean {
  return /^\/(?![/\\])\S*$/.test(url)
}
