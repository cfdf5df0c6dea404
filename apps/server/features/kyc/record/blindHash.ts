import { type LookupKeys, lookupHash } from '../../../platform/lookup/lookupKeys.ts'
import type { Random } from '../../../platform/random.ts'
import { openText as openAs, sealText as sealAs } from '../../../platform/sealedText.ts'

/** What one secret of the server is used for here, each with a key of its own derived from it. */
type Use = 'id numbers' | 'restricted names' | 'restricted rows' | 'photo addresses'

/** What can be compared, and never read back. */
export function blindHash(keys: LookupKeys, use: Use, text: string): Buffer {
  return lookupHash(keys, `kyc: ${use}`, text)
}

/** Hides a text from everybody without the secret, and keeps it from being changed. */
export function sealText(secret: Buffer, { use, random, text }: { use: Use; random: Random; text: string }): Buffer {
  return sealAs(secret, { use: `kyc: ${use}`, random, text })
}

/** The text that was sealed, or null where this is none of ours. */
export function openText(secret: Buffer, use: Use, sealed: Buffer): string | null {
  return openAs(secret, `kyc: ${use}`, sealed)
}
