import type { Rng } from './rng.ts'
import { hmacSha256, sha256 } from './sha256.ts'

/** What decides a round: a secret that was promised before it, a word of the player's, and the number of the bet. */
export interface RoundSeed {
  /** 32 bytes that nobody outside has seen when the bet is taken. */
  readonly serverSeed: Uint8Array
  readonly clientSeed: string
  readonly nonce: number
}

const words = 2n ** 64n
const wordsPerBlock = 4

/** What is shown before the first bet under a server seed, so that it cannot be another one afterwards. */
export function commitmentOf(serverSeed: Uint8Array): string {
  return toHex(sha256(serverSeed))
}

/**
 * The draws of one round: HMAC-SHA256 under the server seed of `clientSeed:nonce:cursor`, cut into four big-endian
 * words of 64 bits; the cursor counts up when they are used. A word in the last, incomplete run of `count` is passed
 * over, so that every number below `count` is exactly as likely as any other.
 */
export function fairDraws({ serverSeed, clientSeed, nonce }: RoundSeed): Rng {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('A nonce is a whole number from 0.')
  const encoder = new TextEncoder()
  let cursor = 0
  let block: DataView | undefined
  let used = wordsPerBlock

  function word(): bigint {
    if (!block || used === wordsPerBlock) {
      block = new DataView(hmacSha256(serverSeed, encoder.encode(`${clientSeed}:${nonce}:${cursor++}`)).buffer)
      used = 0
    }
    return block.getBigUint64(8 * used++)
  }

  return {
    next(count) {
      if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('One draws of a whole number from 1.')
      const size = BigInt(count)
      const end = words - (words % size)
      let drawn = word()
      while (drawn >= end) drawn = word()
      return Number(drawn % size)
    },
  }
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}
