import { createCipheriv, createDecipheriv } from 'node:crypto'
import { derivedKey } from './derivedKey.ts'
import type { Random } from './random.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

interface Sealing {
  /** What it is sealed for: what was sealed for one use opens for no other. */
  readonly use: string
  readonly random: Random
  readonly text: string
}

/** Hides a text from everybody without the secret, and keeps it from being changed. */
export function sealText(secret: Buffer, { use, random, text }: Sealing): Buffer {
  const nonce = random.bytes(nonceBytes)
  const encryption = createCipheriv(cipher, derivedKey(secret, use), nonce, { authTagLength: tagBytes })
  const hidden = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return Buffer.concat([nonce, encryption.getAuthTag(), hidden])
}

/** The text that was sealed, or null where this is none of ours. */
export function openText(secret: Buffer, use: string, sealed: Buffer): string | null {
  if (sealed.length <= nonceBytes + tagBytes) return null
  const decryption = createDecipheriv(cipher, derivedKey(secret, use), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decryption.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decryption.update(sealed.subarray(nonceBytes + tagBytes)), decryption.final()]).toString()
  } catch {
    return null
  }
}

/** The same of what may have been sealed under any of these. */
export function openUnderAny(secrets: readonly Buffer[], use: string, sealed: Buffer): string | null {
  for (const secret of secrets) {
    const text = openText(secret, use, sealed)
    if (text !== null) return text
  }
  return null
}
