import { toHex } from './fairDraws.ts'
import { sha256 } from './sha256.ts'

/**
 * The one word that many players have in a round together: SHA-256 of all their words in order, with commas between, and
 * behind them a colon and the closing seed in hexadecimal, where the round has one.
 */
export function sharedWord(words: readonly string[], closingSeed = ''): string {
  const all = [...words].sort().join(',')
  return toHex(sha256(new TextEncoder().encode(closingSeed === '' ? all : `${all}:${closingSeed}`)))
}
