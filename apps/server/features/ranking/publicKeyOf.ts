import { createPublicKey, type KeyObject } from 'node:crypto'

/** What proves lines that were signed with a key, as it is published. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
}
