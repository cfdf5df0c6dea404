import type { CreditReturnStatus } from '@saya/contract/creditReturn/creditReturn.ts'
import { type Selectable, sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'

export type CreditReturn = Selectable<MemberTables['excluded_credit']> & {
  /** Empty where it was no deposit. */
  readonly channel: string
  readonly turnover: bigint
}

const channel = sql<string>`coalesce((
  select d.channel_name from deposit d where d.id = excluded_credit.id and d.uid = excluded_credit.uid), '')`

/** How much the member has staked in all. */
const turnover = sql<bigint>`coalesce((
  select w.turnover from wallet w where w.uid = excluded_credit.uid and w.asset = 'PHP'), 0)::bigint`

function select(tx: MemberTx) {
  return tx
    .selectFrom('excluded_credit')
    .selectAll()
    .select([channel.as('channel'), turnover.as('turnover')])
}

export function findCreditReturn(tx: MemberTx, uid: bigint, id: string): Promise<CreditReturn | undefined> {
  return select(tx).where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
}

export function lockCreditReturn(tx: MemberTx, uid: bigint, id: string): Promise<CreditReturn | undefined> {
  return select(tx).where('uid', '=', uid).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What the open tasks of a member are about. */
export async function listOpenAmounts(tx: MemberTx, uid: bigint): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('excluded_credit')
    .select('amount')
    .where('uid', '=', uid)
    .where('status', '=', 'open')
    .execute()
  return rows.map(({ amount }) => amount)
}

interface Ending {
  readonly id: string
  /** Nothing where a note is all there is. */
  readonly withdrawal: string | null
  readonly note: string
  readonly by: string
  readonly nowMs: number
}

/** The caller holds the row, so that nobody was faster. */
export async function setCreditReturned(tx: MemberTx, { id, withdrawal, note, by, nowMs }: Ending): Promise<void> {
  const row = await compareAndSet(tx, 'excluded_credit', {
    seen: { id, status: 'open' },
    set: {
      status: withdrawal === null ? 'noted' : 'payout',
      withdrawal,
      note,
      ended_by: by,
      ended_at: instant(nowMs),
    },
  })
  if (!row) throw new Error(`What was credited as ${id} was returned by somebody else.`)
}

interface CreditReturnFilter {
  readonly status: CreditReturnStatus
  readonly uid: bigint | null
}

function chosen(tx: MemberTx, { status, uid }: CreditReturnFilter) {
  return select(tx)
    .where('status', '=', status)
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export const creditReturnSorting: Sorting<CreditReturn, 'credited'> = {
  keys: { credited: { column: 'credited_at', isTime: true, of: row => row.credited_at } },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

/** One schema's part of a page. */
export function listCreditReturnRows(
  tx: MemberTx,
  filter: CreditReturnFilter,
  { order, place, size }: SortedRead<CreditReturn>,
): Promise<readonly CreditReturn[]> {
  return chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
}

export function countCreditReturns(tx: MemberTx, filter: CreditReturnFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}
