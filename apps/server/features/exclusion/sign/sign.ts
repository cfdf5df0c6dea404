import { keyedHash } from '../../../platform/derivedKey.ts'

/** What two accounts can have in common. */
export type SignKind = 'device' | 'network' | 'phone' | 'id' | 'person' | 'payee' | 'birth'

export interface Sign {
  readonly kind: SignKind
  readonly hash: Buffer
}

/** What is compared is never kept as it is. */
export function signOf(pepper: Buffer, kind: SignKind, text: string): Sign {
  return { kind, hash: keyedHash(pepper, `exclusion: ${kind}`, text) }
}
