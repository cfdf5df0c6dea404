import type { KeyObject } from 'node:crypto'
import { readSignedLines, type SignedLine, signLine } from '../../../platform/signed/index.ts'

/** Where the record of staff's acts ended at one moment. */
export interface ActHead extends SignedLine {
  /** Names the folder, for the note that the database keeps of it. */
  readonly folder: string
  readonly seq: string
  readonly hash: string
  /** Then the record did not lead any more to what the line before had signed. */
  readonly isBroken?: true
  /** Then lines were missing that the database knew of. */
  readonly isLost?: true
}

type UnsignedHead = Omit<ActHead, 'signature'>

function textOf(head: UnsignedHead): string {
  const { at, database, folder, seq, hash, before, isBroken, isLost, movedAt, accepted } = head
  const since = { ...(movedAt && { movedAt }), ...(accepted && { accepted }) }
  const found = { ...(isBroken && { isBroken }), ...(isLost && { isLost }), ...since }
  return JSON.stringify({ at, database, folder, seq, hash, ...found, before })
}

/** One line of the file: the end of the record, tied to the line before, and signed. */
export function signedHead(head: UnsignedHead, key: KeyObject): string {
  return signLine(textOf(head), key)
}

/** Reads some lines and proves that none was changed, added or taken out since it was signed. */
export function readActHeads(text: string, key: KeyObject, isFromBeginning: boolean) {
  return readSignedLines<ActHead>(text, { key, isFromBeginning, textOf })
}
