import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { commitmentOf } from '@saya/game-math'
import type { Random } from '../platform/random.ts'

/** A seed as it lies in the books, in the row of this id, and what was promised of it. */
export interface KeptSeed {
  readonly id: string
  readonly kept: Uint8Array
  readonly commitment: string
}

/** Keeps seeds from everybody who can read the books, or a copy of them, and has no key. */
export interface Vault {
  /** Seals a seed for one row: in another it does not open. */
  seal(id: string, seed: Buffer): Buffer
  /** The seed as it was sealed, or null where it was changed since. Of rounds that were over before there were seals it is what is kept. */
  open(id: string, kept: Uint8Array): Buffer | null
  /** The seed to draw with; null where it is not the promised one, or lies open: whoever can write there could have put it there. */
  openPromised(seed: KeptSeed): Buffer | null
  /**
   * What a table's round is drawn with besides. It is the same whenever it is asked for, and nothing that is kept gives it. It is
   * of one moment, so that the promise of a round which is over fits no round that is still to be drawn.
   */
  closingSeedOf(round: ClosingRound): Buffer
}

/** A round of a table, and when it was to be drawn. */
export interface ClosingRound {
  readonly id: string
  readonly drawsAtMs: number
}

export interface VaultKeys {
  /** The key that seals, and those before it that still open. */
  readonly seals: readonly Buffer[]
  readonly closing: Buffer
}

const cipher = 'aes-256-gcm'
const seedBytes = 32
const idBytes = 8
const nonceBytes = 12
const tagBytes = 16

interface SealKey {
  /** Eight bytes that name the key and tell nothing about it. */
  readonly id: Buffer
  readonly bytes: Buffer
}

/** A seal is the name of its key, a nonce, a tag and what it hides. */
export function openVault({ seals, closing }: VaultKeys, random: Pick<Random, 'bytes'>): Vault {
  const keys = seals.map(derive)
  const [current] = keys
  if (!current) throw new Error('There is no key to seal seeds with.')

  function open(row: string, kept: Uint8Array): Buffer | null {
    const bytes = Buffer.from(kept)
    if (!isSealed(kept)) return bytes
    const key = keys.find(({ id }) => id.equals(bytes.subarray(0, idBytes)))
    if (!key) throw new Error('A seed is sealed under a key that the studio does not have.')
    return unseal(key, row, bytes.subarray(idBytes))
  }

  return {
    seal(row, seed) {
      const nonce = random.bytes(nonceBytes)
      const sealing = createCipheriv(cipher, current.bytes, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(row))
      const hidden = Buffer.concat([sealing.update(seed), sealing.final()])
      return Buffer.concat([current.id, nonce, sealing.getAuthTag(), hidden])
    },
    open,
    openPromised({ id, kept, commitment }) {
      const seed = isSealed(kept) ? open(id, kept) : null
      return seed && commitmentOf(seed) === commitment ? seed : null
    },
    closingSeedOf: ({ id, drawsAtMs }) =>
      createHmac('sha256', closing).update(`closing seed of ${id}, drawn at ${drawsAtMs}`).digest(),
  }
}

/** Nobody without a key makes one that opens. */
export function isSealed({ length }: Uint8Array): boolean {
  return length !== seedBytes
}

function unseal({ bytes }: SealKey, row: string, sealed: Buffer): Buffer | null {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  try {
    const opening = createDecipheriv(cipher, bytes, nonce, { authTagLength: tagBytes })
    opening.setAAD(Buffer.from(row)).setAuthTag(tag)
    return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()])
  } catch {
    return null
  }
}

function derive(secret: Buffer): SealKey {
  const derived = (use: string, count: number) => Buffer.from(hkdfSync('sha256', secret, '', use, count))
  return { id: derived('saya seeds: name of the key', idBytes), bytes: derived('saya seeds: sealing', seedBytes) }
}
