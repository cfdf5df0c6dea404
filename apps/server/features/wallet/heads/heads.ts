import type { KeyObject } from 'node:crypto'
import { type LineFault, readSignedLines, type SignedLine, signLine } from '../../../platform/signed/index.ts'

/** The heads of all wallets of one schema at one moment, as one hash. */
export interface SchemaHeads {
  readonly schema: number
  readonly wallets: number
  readonly root: string
  /** How many commands were kept without a posting. Lines from before these were counted sign the postings alone. */
  readonly unposted?: number
  /** Whether it is signed what they were, and not only how many. */
  readonly isChained?: true
  /** Which transactions the moment saw, so that the same heads can be found again in the journal. */
  readonly snapshot: string
  /** What was kept of contracts, as one hash. Lines from before these were signed have none. */
  readonly contracts?: string
  /** Then what was there did not lead any more to what the line before had signed. */
  readonly isBroken?: true
}

export interface SignedHeads extends SignedLine {
  /** Names the folder, for the note that the database keeps of it. Lines from before that have none. */
  readonly folder?: string
  /** Since when lines are missing that the database knew of, which nobody accepted yet. */
  readonly lostAt?: string
  readonly schemas: readonly SchemaHeads[]
}

type UnsignedHeads = Omit<SignedHeads, 'signature'>

function textOf(heads: UnsignedHeads): string {
  const { at, database, schemas, before, folder, movedAt, lostAt, accepted } = heads
  const plain = schemas.map(({ schema, wallets, root, unposted, isChained, snapshot, contracts, isBroken }) => {
    return {
      schema,
      wallets,
      root,
      ...(unposted !== undefined && { unposted }),
      ...(isChained && { isChained }),
      snapshot,
      ...(contracts !== undefined && { contracts }),
      ...(isBroken && { isBroken }),
    }
  })
  const found = { ...(movedAt && { movedAt }), ...(lostAt && { lostAt }), ...(accepted && { accepted }) }
  return JSON.stringify({ at, database, ...(folder && { folder }), schemas: plain, ...found, before })
}

/** One line of the file: the heads, tied to the line before, and signed. */
export function signedLine(heads: UnsignedHeads, key: KeyObject): string {
  return signLine(textOf(heads), key)
}

export interface HeadsFile {
  readonly lines: readonly SignedHeads[]
  /** What does not hold, by line. */
  readonly faults: readonly LineFault[]
}

/**
 * Reads some lines and proves that none was changed, added or taken out since it was signed. What the first of them
 * follows is known only where they are all from the beginning.
 */
export function readHeads(text: string, key: KeyObject, isFromBeginning = true): HeadsFile {
  return readSignedLines<SignedHeads>(text, { key, isFromBeginning, textOf })
}
