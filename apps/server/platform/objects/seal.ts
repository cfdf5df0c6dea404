import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Random } from '../random.ts'
import type { MasterKey, MasterKeys } from './masterKeys.ts'
import { ObjectFault } from './objectFault.ts'

/** What a sealed object is bound to. Moved to another place, it does not open. */
export interface ObjectName {
  readonly kind: string
  readonly id: string
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32
const keyIdBytes = 8
const mark = Buffer.from('SAYA\x01')

/** Mark, name of the master key, wrapped key, content: each sealed part is a nonce, a tag and what it hides. */
const wrapAt = mark.length + keyIdBytes
const contentAt = wrapAt + nonceBytes + tagBytes + keyBytes
const sealBytes = contentAt + nonceBytes + tagBytes

/** Seals an object under a key of its own, and that key under the master key. */
export function seal(
  plain: Buffer,
  name: ObjectName,
  { master, random }: { master: MasterKey; random: Random },
): Buffer {
  const key = random.bytes(keyBytes)
  return Buffer.concat([wrap(key, name, { master, random }), encrypt(plain, key, { name, random })])
}

/** Opens what was sealed under this name, or throws why not. */
export function open(sealed: Buffer, name: ObjectName, masters: MasterKeys): Buffer {
  return decrypt(sealed.subarray(contentAt), unwrap(sealed, name, masters), name)
}

/** The same object with its key wrapped under the current master key, or null when it is so already. */
export function rewrap(
  sealed: Buffer,
  name: ObjectName,
  { masters, random }: { masters: MasterKeys; random: Random },
): Buffer | null {
  const key = unwrap(sealed, name, masters)
  if (keyIdOf(sealed).equals(masters.current.id)) return null
  return Buffer.concat([wrap(key, name, { master: masters.current, random }), sealed.subarray(contentAt)])
}

function wrap(key: Buffer, name: ObjectName, { master, random }: { master: MasterKey; random: Random }): Buffer {
  return Buffer.concat([mark, master.id, encrypt(key, master.wrapping, { name, random })])
}

function unwrap(sealed: Buffer, name: ObjectName, masters: MasterKeys): Buffer {
  if (sealed.length < sealBytes || !sealed.subarray(0, mark.length).equals(mark)) throw damaged(name)
  const master = masters.find(keyIdOf(sealed))
  if (!master) throw new ObjectFault('unknown_key', `${name.kind} ${name.id} is sealed under an unknown master key.`)
  return decrypt(sealed.subarray(wrapAt, contentAt), master.wrapping, name)
}

function keyIdOf(sealed: Buffer): Buffer {
  return sealed.subarray(mark.length, wrapAt)
}

function encrypt(plain: Buffer, key: Buffer, { name, random }: { name: ObjectName; random: Random }): Buffer {
  const nonce = random.bytes(nonceBytes)
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(boundTo(name))
  const hidden = Buffer.concat([encryption.update(plain), encryption.final()])
  return Buffer.concat([nonce, encryption.getAuthTag(), hidden])
}

function decrypt(part: Buffer, key: Buffer, name: ObjectName): Buffer {
  const nonce = part.subarray(0, nonceBytes)
  const tag = part.subarray(nonceBytes, nonceBytes + tagBytes)
  const hidden = part.subarray(nonceBytes + tagBytes)
  try {
    const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    decryption.setAAD(boundTo(name)).setAuthTag(tag)
    return Buffer.concat([decryption.update(hidden), decryption.final()])
  } catch (cause) {
    throw damaged(name, cause)
  }
}

/** Neither part can hold a line break, so no two names give the same bytes. */
function boundTo({ kind, id }: ObjectName): Buffer {
  return Buffer.from(`${mark.toString()}\n${kind}\n${id}`)
}

function damaged({ kind, id }: ObjectName, cause?: unknown): ObjectFault {
  return new ObjectFault('damaged', `${kind} ${id} is not as it was put.`, { cause })
}
