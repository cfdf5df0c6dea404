import { toHex } from './fairDraws.ts'
import { sha256 } from './sha256.ts'

/** The one word that many players have in a round together: SHA-256 of all their words in order, with commas between. */
export function sharedWord(words: readonly string[]): string {
  return toHex(sha256(new TextEncoder().encode([...words].sort().join(','))))
}
