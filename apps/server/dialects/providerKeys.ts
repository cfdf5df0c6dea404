import { createPublicKey, type KeyObject } from 'node:crypto'
import { readKey } from '@saya/rpp'

export interface GivenKey {
  readonly provider: string
  readonly id: string
  readonly bytes: Buffer
}

export interface ProviderKey {
  readonly id: string
  /** RPP: the shared secret. Hub88: the provider's public key. Valkyrie: the shared token. */
  readonly key: KeyObject
}

const written = /^([a-z0-9-]{2,40}):([\w.-]{1,40}):([A-Za-z0-9+/]+={0,2})$/

/**
 * Reads `code:key id:base64` pieces, separated by commas or new lines. A provider has two keys at most: the one in use
 * and the next, so that a change needs no moment in which neither is known. Null where any piece is of another form.
 */
export function readProviderKeys(text: string): readonly GivenKey[] | null {
  const pieces = text.split(/[,\s]+/).filter(Boolean)
  const keys = pieces.map(piece => {
    const [, provider = '', id = '', base64 = ''] = written.exec(piece) ?? []
    return { provider, id, bytes: Buffer.from(base64, 'base64') }
  })
  const isGood = keys.every(({ provider, bytes }) => {
    return provider !== '' && bytes.length >= 16 && keys.filter(other => other.provider === provider).length <= 2
  })
  const names = new Set(keys.map(({ provider, id }) => `${provider}:${id}`))
  return isGood && names.size === keys.length ? keys : null
}

/** A provider's keys in the form its dialect needs. One that is of another form lets nobody in. */
export function keysOf(given: readonly GivenKey[], code: string, dialect: string): readonly ProviderKey[] {
  return given
    .filter(({ provider }) => provider === code)
    .flatMap(({ id, bytes }) => {
      const key = dialect === 'hub88' ? publicKey(bytes) : readKey(bytes)
      return key ? [{ id, key }] : []
    })
}

function publicKey(bytes: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: bytes, format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
}
