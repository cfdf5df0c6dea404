import { hkdfSync } from 'node:crypto'

export interface MasterKey {
  /** Eight bytes that name the key and tell nothing about it. */
  readonly id: Buffer
  readonly wrapping: Buffer
}

export interface MasterKeys {
  readonly current: MasterKey
  find(id: Buffer): MasterKey | undefined
}

/** The key that seals from now on, and those before it that still open what they sealed. */
export function masterKeys(current: Buffer, previous: readonly Buffer[] = []): MasterKeys {
  const all = [current, ...previous].map(derive)
  return { current: derive(current), find: id => all.find(key => key.id.equals(id)) }
}

/** The setting guards other things too, so each use has a key of its own derived from it. */
function derive(secret: Buffer): MasterKey {
  if (secret.length !== 32) throw new RangeError('A master key has 32 bytes.')
  const derived = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', use, bytes))
  return { id: derived('saya objects: name of the key', 8), wrapping: derived('saya objects: wrapping', 32) }
}
