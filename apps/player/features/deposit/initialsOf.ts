/** Stands for a name where there is no picture of it: BPI Online is BPI, Union Bank is UB, Metrobank is Me. */
export function initialsOf(name: string): string {
  const [acronym] = /^\p{Lu}{2,4}(?!\p{L})/u.exec(name) ?? []
  if (acronym) return acronym
  const capitals = name.match(/\p{Lu}/gu) ?? []
  return capitals.length > 1 ? capitals.slice(0, 2).join('') : name.slice(0, 1).toUpperCase() + name.slice(1, 2)
}

const hues = 10

/** Which of the colours of our own a name is drawn in, always the same. It is nobody's brand. */
export function hueOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 34 + (letter.codePointAt(0) ?? 0)) % 9973, 0) % hues
}
