/** What stands behind a name without being part of it, and is on one document and not on another. */
const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/** A name as it is compared: its words without marks, punctuation, suffixes and order. */
function nameWords(name: string): readonly string[] {
  return wordsInOrder(name).sort()
}

function wordsInOrder(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}]+/u)
    .filter(word => word !== '' && !suffixes.has(word))
}

/** The same person's name written in two ways is one text. */
export function plainName(name: string): string {
  return nameWords(name).join(' ')
}

/** What is left of a name where somebody leaves out one word of it or two that stand together, such as a middle name. */
export function shortNames(name: string): readonly string[] {
  const words = wordsInOrder(name)
  const left = [1, 2].flatMap(count =>
    words.length - count < 2 ? [] : words.slice(count - 1).map((_, at) => words.toSpliced(at, count)),
  )
  return [...new Set(left.map(rest => rest.sort().join(' ')))]
}

/** Whether two names may be one person's, of whom one leaves out a word or two that the other has. */
export function mayBeOneName(one: string, other: string): boolean {
  const [left, right] = [plainName(one), plainName(other)]
  return left === right || shortNames(one).includes(right) || shortNames(other).includes(left)
}

/** Whether each word that is looked for begins a word of the name. */
export function hasNames(name: string, sought: string): boolean {
  const words = nameWords(name)
  const all = nameWords(sought)
  return all.length > 0 && all.every(one => words.some(word => word.startsWith(one)))
}

/** Below this a name counts as another one. */
export const nameAgreesFrom = 90

/** Whether two ways of writing a name may be the same person's. */
export function isSameName(one: string, other: string): boolean {
  return nameScore(one, other) >= nameAgreesFrom
}

/** How far two names agree, from 0 to 100, whatever the order of their words. */
export function nameScore(one: string, other: string): number {
  const [left, right] = [nameWords(one), [...nameWords(other)]]
  const words = left.length + right.length
  if (left.length === 0 || right.length === 0) return 0
  let agreed = 0
  for (const word of left) {
    const scores = right.map(candidate => wordScore(word, candidate))
    const best = Math.max(0, ...scores)
    if (best === 0) continue
    agreed += best
    right.splice(scores.indexOf(best), 1)
  }
  return Math.round((200 * agreed) / words)
}

/** Equal words agree wholly; one letter apart, as a camera reads them, nearly; an initial stands for its word half. */
function wordScore(one: string, other: string): number {
  if (one === other) return 1
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 0.5 : 0
  return Math.min(one.length, other.length) >= 5 && isOneApart(one, other) ? 0.9 : 0
}

/** Whether one letter more, less or another makes the one word the other. */
function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  const rest = long.slice(start + 1)
  return rest === short.slice(long.length === short.length ? start + 1 : start)
}
