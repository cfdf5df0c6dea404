/** A game is called by the words of its code until its own page says its name. */
export function nameOfCode(code: string): string {
  return code
    .split('-')
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
