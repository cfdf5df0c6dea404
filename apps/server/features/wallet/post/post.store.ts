import type { Units } from '@saya/money'
import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { entryOf, fingerprintOfEntry, type Posting } from './posting.rules.ts'

export type PostResult =
  | { readonly ok: true; readonly replayed: boolean; readonly balance: Units; readonly seq: bigint }
  | { readonly ok: false; readonly code: PostRefusal; readonly replayed: boolean; readonly balance: Units }

export type PostRefusal = 'balance_too_low' | 'not_withdrawable' | EndRefusal

/** What a release, a payment or a refund names is not there to be ended, or less of it is left. */
type EndRefusal = 'nothing_to_end' | 'more_than_left'

const refusals: Readonly<Record<number, PostRefusal>> = {
  1: 'balance_too_low',
  50: 'not_withdrawable',
  51: 'nothing_to_end',
  52: 'more_than_left',
}

/** Another posting stands under the same name, or there is no wallet: our own mistake, never the member's. */
export class PostingConflict extends Error {}

interface PostedRow {
  readonly outcome: number
  readonly replayed: boolean
  readonly balance: bigint
  readonly seq: bigint | null
}

/**
 * The second of the wallet's two doors: one posting in the transaction that flips the state it belongs to, as its last
 * statement, since the wallet's row stays locked from here to the commit. The same act again answers what it came to.
 */
export async function post(tx: MemberTx, posting: Posting): Promise<PostResult> {
  if (!isAmountOf(posting)) throw new RangeError('A posting moves something, unless it releases play.')
  if (posting.reference === '' || posting.reference.length > 200) throw new RangeError('A posting has a short name.')
  const entry = entryOf(posting)
  const { rows } = await sql<PostedRow>`
    select * from post_entry(
      ${posting.uid}, ${entry.asset}, ${entry.kind}::smallint, ${posting.reference}, ${entry.source},
      ${entry.destination}, ${posting.amount}, ${entry.required}, ${entry.withdraws}, ${entry.keepsRefusal},
      ${fingerprintOfEntry(posting, entry)}::uuid, ${posting.nowMs}, ${entry.ends?.kind ?? null}::smallint,
      ${entry.ends?.reference ?? entry.lot?.toString() ?? null}::text)`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The ledger did not answer.')
  return read(row, `${posting.act} ${posting.reference}`)
}

/** Release of play moves nothing; a bonus that was lost may have nothing left to be given back. */
function isAmountOf({ act, amount }: Posting): boolean {
  if (act === 'play_released') return amount === 0n
  return act === 'bonus_returned' ? amount >= 0n : amount > 0n
}

function read({ outcome, replayed, balance, seq }: PostedRow, name: string): PostResult {
  if (outcome === 0 && seq !== null) return { ok: true, replayed, balance, seq }
  const code = refusals[outcome]
  if (code) return { ok: false, code, replayed, balance }
  if (outcome === 20) throw new PostingConflict(`Another posting stands under the name ${name}.`)
  throw new PostingConflict(`There is no wallet for ${name}.`)
}
