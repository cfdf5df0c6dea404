import { createHash } from 'node:crypto'
import type { Books } from './simulation.store.ts'

type Posting = Books['journal'][number]

/** The hash of a posting after the one before, as docs/ledger.md lays it out. */
export function chainHash(head: Buffer, posting: Posting): Buffer {
  const numbers = Buffer.alloc(60)
  let place = numbers.writeBigInt64BE(posting.uid, 0)
  place = numbers.writeBigInt64BE(posting.seq, place)
  place = numbers.writeInt16BE(posting.kind, place)
  place = numbers.writeInt32BE(posting.source, place)
  place = numbers.writeInt32BE(posting.destination, place)
  place = numbers.writeBigInt64BE(posting.amount, place)
  place = numbers.writeBigInt64BE(posting.balance_after, place)
  place = numbers.writeBigInt64BE(posting.turnover, place)
  place = numbers.writeBigInt64BE(BigInt(posting.at), place)
  numbers.writeInt16BE(posting.provider, place)
  const text = [posting.asset, posting.reference, posting.round_id].join('\u001f')
  return createHash('sha256').update(head).update(numbers).update(text).digest()
}

export const firstHead = createHash('sha256').digest()
