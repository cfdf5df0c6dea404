import { createHmac } from 'node:crypto'
import { derivedKey, keyedHash } from '../derivedKey.ts'
import { secretOf } from '../settings.ts'

/**
 * The keys that all is hashed under which is looked up for years and which nobody keeps in plain, such as the codes of vouchers and the
 * list of the excluded: the first one first. A hash under the first is hashed again under each later one. So another key is taken into
 * use by hashing again what lies there, without the plain values, and whoever knows an earlier one can guess nothing any more.
 */
export type LookupKeys = readonly [Buffer, ...Buffer[]]

/** What is looked up in the place of a text. */
export function lookupHash(keys: LookupKeys, use: string, text: string): Buffer {
  return underLaterKeys(keys, keyedHash(keys[0], use, text))
}

/** What becomes of a hash under the first key. */
export function underLaterKeys([, ...later]: LookupKeys, hash: Buffer): Buffer {
  return later.reduce((under, key) => hashAgain(key, under), hash)
}

/** The same for every use, so that one hash that lies in several tables stays one. */
export function hashAgain(key: Buffer, hash: Buffer): Buffer {
  return createHmac('sha256', derivedKey(key, 'lookup: hashed again')).update(hash).digest()
}

/** What is sealed is sealed under the newest key alone. */
export function newestOf(keys: LookupKeys): Buffer {
  return keys.at(-1) ?? keys[0]
}

interface LookupSettings {
  readonly LOOKUP_KEY?: Buffer | undefined
  readonly LOOKUP_KEY_PREVIOUS: readonly Buffer[]
}

export function lookupKeysOf(settings: LookupSettings): LookupKeys {
  const [first, ...later] = [...settings.LOOKUP_KEY_PREVIOUS, secretOf(settings, 'LOOKUP_KEY')]
  if (!first) throw new RangeError('There is no key.')
  return [first, ...later]
}

/** By which a database tells under which keys its hashes lie, and which tells nothing of them. */
export function markOf(keys: LookupKeys): Buffer {
  return lookupHash(keys, 'lookup: mark', '')
}
