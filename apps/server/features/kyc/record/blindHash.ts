import { createCipheriv, createDecipheriv } from 'node:crypto'
import { derivedKey, keyedHash } from '../../../platform/derivedKey.ts'
import type { Random } from '../../../platform/random.ts'

/** What one secret of the server is used for here, each with a key of its own derived from it. */
type Use = 'id numbers' | 'restricted names' | 'restricted rows' | 'photo addresses' | 'photo devices'

/** What can be compared, and never read back. */
export function blindHash(secret: Buffer, use: Use, text: string): Buffer {
  return keyedHash(secret, `kyc: ${use}`, text)
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Hides a text from everybody without the secret, and keeps it from being changed. */
export function sealText(secret: Buffer, { use, random, text }: { use: Use; random: Random; text: string }): Buffer {
  const nonce = random.bytes(nonceBytes)
  const encryption = createCipheriv(cipher, derived(secret, use), nonce, { authTagLength: tagBytes })
  const hidden = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return Buffer.concat([nonce, encryption.getAuthTag(), hidden])
}

/** The text that was sealed, or null where this is none of ours. */
export function openText(secret: Buffer, use: Use, sealed: Buffer): string | null {
  if (sealed.length <= nonceBytes + tagBytes) return null
  const decryption = createDecipheriv(cipher, derived(secret, use), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decryption.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decryption.update(sealed.subarray(nonceBytes + tagBytes)), decryption.final()]).toString()
  } catch {
    return null
  }
}

function derived(secret: Buffer, use: Use): Buffer {
  return derivedKey(secret, `kyc: ${use}`)
}
