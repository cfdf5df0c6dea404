/** The six digits a message carries, if it does. */
export function codeIn(text: string): string {
  return /\b(\d{6})\b/.exec(text)?.[1] ?? ''
}
