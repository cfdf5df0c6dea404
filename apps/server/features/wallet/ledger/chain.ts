import { createHash } from 'node:crypto'

/** One posting as it stands in the journal, as far as its hash covers it. */
export interface ChainedPosting {
  readonly uid: bigint
  readonly asset: string
  readonly seq: bigint
  readonly kind: number
  readonly source: number
  readonly destination: number
  readonly amount: bigint
  readonly balance_after: bigint
  readonly turnover: bigint
  readonly at: number
  readonly provider: number
  readonly reference: string
  readonly round_id: string
  readonly hash: Buffer
}

/** What the first posting of a wallet is chained to. */
export const firstHead: Buffer = createHash('sha256').digest()

/**
 * The hash of a posting, from the layout in docs/audit.md and from nothing of the database's own making: the auditor
 * recomputes with it what the database once wrote.
 */
export function hashOf(head: Buffer, posting: Omit<ChainedPosting, 'hash'>): Buffer {
  const fixed = Buffer.alloc(60)
  let place = fixed.writeBigInt64BE(posting.uid, 0)
  place = fixed.writeBigInt64BE(posting.seq, place)
  place = fixed.writeInt16BE(posting.kind, place)
  place = fixed.writeInt32BE(posting.source, place)
  place = fixed.writeInt32BE(posting.destination, place)
  place = fixed.writeBigInt64BE(posting.amount, place)
  place = fixed.writeBigInt64BE(posting.balance_after, place)
  place = fixed.writeBigInt64BE(posting.turnover, place)
  place = fixed.writeBigInt64BE(BigInt(posting.at), place)
  fixed.writeInt16BE(posting.provider, place)
  const text = [posting.asset, posting.reference, posting.round_id].join('\u001f')
  return createHash('sha256').update(head).update(fixed).update(text, 'utf8').digest()
}
