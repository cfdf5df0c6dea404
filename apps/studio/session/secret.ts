import { createHash } from 'node:crypto'
import type { Random } from '../platform/random.ts'

/** A ticket or a key: 256 random bits, of which only the hash is kept. */
export function newSecret(random: Random): string {
  return random.bytes(32).toString('base64url')
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
