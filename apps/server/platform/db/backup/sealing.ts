import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { BackupFault } from './backupFault.ts'

/** What a backup is locked with: nothing, 32 bytes of a key, or words that a key is made of. */
export type Lock =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly key: Buffer }
  | { readonly kind: 'words'; readonly words: string }

/** How it was locked, as the file itself says in plain. */
export interface LockHeader {
  readonly kind: Lock['kind']
  readonly nonce: string
  readonly salt?: string
}

export interface Seal {
  readonly header: LockHeader
  /** Locks or unlocks the next part. Each part is tied to its number, so that none can be left out or moved. */
  seal(type: number, part: Buffer): Buffer
  open(type: number, part: Buffer): Buffer
}

const tagLength = 16
const memory = 256 * 1024 * 1024

export function newSeal(lock: Lock): Seal {
  const salt = lock.kind === 'none' ? {} : { salt: randomBytes(16).toString('base64') }
  return sealFor(lock, { kind: lock.kind, nonce: randomBytes(4).toString('base64'), ...salt })
}

export function sealFor(lock: Lock, header: LockHeader): Seal {
  if (lock.kind !== header.kind) throw new BackupFault(wrongLock(header.kind))
  const steps = lock.kind === 'none' ? checksums(header) : cipher(keyOf(lock, header), header)
  return { header, ...steps }
}

function wrongLock(kind: Lock['kind']): string {
  if (kind === 'none') return 'The backup is not encrypted: leave out the key.'
  return `The backup is encrypted with ${kind === 'key' ? 'a key file' : 'a passphrase'}: name it.`
}

function keyOf(lock: Exclude<Lock, { kind: 'none' }>, { salt = '' }: LockHeader): Buffer {
  const grain = Buffer.from(salt, 'base64')
  // Each file has a key of its own: under one key for all of them, two might begin their vectors alike.
  if (lock.kind === 'key') return Buffer.from(hkdfSync('sha256', lock.key, grain, 'saya backup', 32))
  // About a quarter of a second and 128 MB a guess.
  return scryptSync(lock.words, grain, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: memory })
}

function cipher(key: Buffer, header: LockHeader) {
  const prefix = Buffer.from(header.nonce, 'base64')
  let number = 0n

  /** The vector of a part is its number, so none is ever used twice under one key and nonce. */
  function next(type: number): { vector: Buffer; bound: Buffer } {
    const count = Buffer.alloc(8)
    count.writeBigUInt64BE(number++)
    return { vector: Buffer.concat([prefix, count]), bound: Buffer.concat([Buffer.of(type), count]) }
  }
  return {
    seal(type: number, part: Buffer): Buffer {
      const { vector, bound } = next(type)
      const locking = createCipheriv('aes-256-gcm', key, vector).setAAD(bound)
      return Buffer.concat([locking.update(part), locking.final(), locking.getAuthTag()])
    },
    open(type: number, part: Buffer): Buffer {
      const { vector, bound } = next(type)
      const opening = createDecipheriv('aes-256-gcm', key, vector, { authTagLength: tagLength }).setAAD(bound)
      opening.setAuthTag(part.subarray(-tagLength))
      try {
        return Buffer.concat([opening.update(part.subarray(0, -tagLength)), opening.final()])
      } catch {
        throw new BackupFault('The key does not fit, or the backup was damaged or changed.')
      }
    },
  }
}

/** Without a key each part carries a hash of itself and of all before it: damage is found, though not forgery. */
function checksums(header: LockHeader) {
  let before = Buffer.from(header.nonce, 'base64')
  function tagOf(type: number, part: Buffer): Buffer {
    before = createHash('sha256').update(before).update(Buffer.of(type)).update(part).digest().subarray(0, tagLength)
    return before
  }
  return {
    seal: (type: number, part: Buffer) => Buffer.concat([part, tagOf(type, part)]),
    open(type: number, part: Buffer): Buffer {
      const plain = part.subarray(0, -tagLength)
      if (!tagOf(type, plain).equals(part.subarray(-tagLength))) throw new BackupFault('The backup was damaged.')
      return plain
    },
  }
}
