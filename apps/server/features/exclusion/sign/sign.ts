import { type LookupKeys, lookupHash } from '../../../platform/lookup/lookupKeys.ts'

/** What two accounts can have in common. */
export type SignKind = 'device' | 'network' | 'phone' | 'id' | 'person' | 'payee' | 'birth'

export interface Sign {
  readonly kind: SignKind
  readonly hash: Buffer
}

/** What is compared is never kept as it is. What lies with the member as a keyed hash, in hex, stays the same hash. */
export function signOf(lookupKeys: LookupKeys, kind: SignKind, text: string): Sign {
  const isHash = kind === 'id' || kind === 'payee'
  return { kind, hash: isHash ? Buffer.from(text, 'hex') : lookupHash(lookupKeys, `exclusion: ${kind}`, text) }
}
