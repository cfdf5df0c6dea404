import { createHash } from 'node:crypto'
import type { Random } from '../../../platform/random.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 256 random bits in base62: 43 characters without an underscore, which other parts of an address may use. */
export function newToken(random: Random): string {
  return base62(random.bytes(32)).padStart(43, '0')
}

/** What is kept of a token. A stolen table of hashes signs nobody in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function base62(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  while (rest > 0n) {
    text = digits[Number(rest % 62n)] + text
    rest /= 62n
  }
  return text
}
