/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(word => Array.from(word ?? '')[0] ?? '')
  return letters.join('').toUpperCase()
}

const hues = ['#C2410C', '#0B6E75', '#7B3AA3', '#9E1B24', '#1D5A9E', '#0B6A3B'] as const

/** A colour that stays the same for the same person. It tells nothing about them. */
export function colourOf(id: string): string {
  const sum = Array.from(id).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return hues[sum % hues.length] ?? hues[0]
}
