import type { Calls } from '@saya/contract'
import { signedTextOf } from '@saya/game-math'

type PublishedList = Calls['GET /promo/ranking/result']['answer']

/**
 * Whether the root of a published list was signed with one of the keys that are told apart from it. Nothing where this browser
 * knows no such signatures, as older ones and pages without https do not.
 */
export async function isSigned(published: PublishedList, keys: readonly string[]): Promise<boolean | undefined> {
  const signed = signedTextOf(published)
  if (!signed) return false
  const known = await Promise.all(keys.map(readKey))
  if (keys.length > 0 && known.every(key => key === undefined)) return undefined
  const text = new TextEncoder().encode(signed.text)
  const signature = bytesOf(signed.signature)
  if (!signature) return false
  for (const key of known) {
    if (key && (await crypto.subtle.verify('Ed25519', key, signature, text))) return true
  }
  return false
}

async function readKey(key: string): Promise<CryptoKey | undefined> {
  const bytes = bytesOf(key)
  // Not in every browser that opens the page.
  const { subtle } = crypto as Partial<Crypto>
  if (!bytes || !subtle) return undefined
  return subtle.importKey('spki', bytes, 'Ed25519', false, ['verify']).catch(() => undefined)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
