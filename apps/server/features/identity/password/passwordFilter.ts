import { createHash } from 'node:crypto'

/** Of passwords that are not in it, one of ten thousand is taken for one that is: 19.2 bits each, and 13 looks. */
const bitsEach = 19.2
const looks = 13

/** As passwords are compared: whoever guesses tries every case. */
export function plainOf(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}

/** A filter after Bloom: it knows each of the words, and cannot be read back. */
export function makeFilter(words: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((words.length * bitsEach) / 8))
  for (const word of words) {
    for (const bit of bitsOf(word, filter.length * 8)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return filter
}

export function isInFilter(filter: Uint8Array, word: string): boolean {
  return bitsOf(word, filter.length * 8).every(bit => ((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1)
}

/** The places of a word, made of two halves of its hash. */
function bitsOf(word: string, size: number): number[] {
  const hash = createHash('sha256').update(word).digest()
  const first = hash.readUInt32LE(0)
  const second = hash.readUInt32LE(4)
  return Array.from({ length: looks }, (_, look) => (first + look * second) % size)
}
