import { createHmac, hkdfSync } from 'node:crypto'

/** One secret of the server guards many things, so each use has a key of its own derived from it. */
export function derivedKey(secret: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `saya ${use}`, 32))
}

/** What can be compared by whoever has the secret, and never read back. */
export function keyedHash(secret: Buffer, use: string, text: string): Buffer {
  return createHmac('sha256', derivedKey(secret, use)).update(text).digest()
}
