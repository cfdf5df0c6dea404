import type { CappedKind, RebateCap } from '@saya/contract/rebateCap/rebateCap.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { countRows } from '../../../platform/db/countRows.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { type SortedRead } from '../../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../../platform/db/sorting.ts'
import type { MemberTables } from '../../../platform/db/tables.gen.ts'
import type { NextPage } from '../../../platform/readPages.ts'
import type { RebateMonth, RebatePosting } from './proof.rules.ts'

export const rebateSorting: Sorting<RebatePosting, 'posted' | 'amount'> = {
  keys: {
    posted: { column: 'posted_at', isTime: true, of: row => row.postedAtMs },
    amount: { column: 'amount', isTime: false, of: row => row.amount },
  },
  id: { column: 'reference', type: 'uuid', of: row => row.reference },
}

const monthText = sql<string>`month::text`.as('month')

function postingOf(row: Selectable<MemberTables['rebate_posting']>): RebatePosting {
  const cap = {
    rule: row.rule as RebateCap['rule'],
    turnoverPpm: BigInt(row.turnover_ppm),
    lossPpm: BigInt(row.loss_ppm),
  }
  return {
    uid: row.uid,
    month: row.month,
    place: row.place,
    kind: row.kind as CappedKind,
    reference: row.reference,
    amount: row.amount,
    postedAtMs: row.posted_at,
    cap: row.most === null ? null : cap,
    play: { turnover: row.turnover, netLoss: row.net_loss },
    used: row.used,
    most: row.most,
  }
}

export interface RebateFilter {
  readonly month: string
  readonly uid: bigint | null
}

function chosen(tx: MemberTx, { month, uid }: RebateFilter) {
  return tx
    .selectFrom('rebate_posting')
    .where('month', '=', month)
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

/** One schema's part of a page of what was posted in a month. */
export async function listRebates(
  tx: MemberTx,
  filter: RebateFilter,
  { order, place, size }: SortedRead<RebatePosting>,
): Promise<readonly RebatePosting[]> {
  const all = chosen(tx, filter).selectAll().select(monthText).where(standsBehind(order, place))
  return (await all.orderBy(inOrder(order)).limit(size).execute()).map(postingOf)
}

/** How many of one schema there are, up to a thousand. */
export function countRebates(tx: MemberTx, filter: RebateFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter).select('place'))
}

type Place = Pick<RebateMonth, 'uid' | 'month'>

/** The months of a schema's members, behind the last one read. */
export async function listRebateMonths(
  tx: MemberTx,
  { last, size }: NextPage<RebateMonth>,
): Promise<readonly RebateMonth[]> {
  const { uid, month } = last ?? { uid: -1n, month: '0001-01-01' }
  const rows = await tx
    .selectFrom('rebate_month')
    .selectAll()
    .select(monthText)
    .where(sql<boolean>`(uid, month) > (${uid}, ${month}::date)`)
    .orderBy('uid')
    .orderBy('rebate_month.month')
    .limit(size)
    .execute()
  return rows.map(row => ({
    uid: row.uid,
    month: row.month,
    posted: { 4001: row.box, 4005: row.rebate, 4006: row.loss_rebate, 4009: row.deposit_bonus },
    postings: row.postings,
  }))
}

/** All postings of some months of members that lie between two, in their order. */
export async function listPostingsBetween(tx: MemberTx, from: Place, to: Place): Promise<readonly RebatePosting[]> {
  const rows = await tx
    .selectFrom('rebate_posting')
    .selectAll()
    .select(monthText)
    .where(
      sql<boolean>`(uid, month) between (${from.uid}::bigint, ${from.month}::date) and (${to.uid}::bigint, ${to.month}::date)`,
    )
    .orderBy('uid')
    .orderBy('rebate_posting.month')
    .orderBy('place')
    .execute()
  return rows.map(postingOf)
}

export interface UncountedPosting {
  readonly uid: bigint
  readonly seq: bigint
  readonly kind: number
  readonly total: number
}

/** Postings in the capped classes that were counted in no month, or in another one. */
export async function listUncounted(
  tx: MemberTx,
  kinds: readonly number[],
  most: number,
): Promise<readonly UncountedPosting[]> {
  const { rows } = await sql<UncountedPosting>`
    select j.uid, j.seq, j.kind::integer as kind, count(*) over ()::integer as total from journal j
    where j.provider = 0 and j.kind = any(${[...kinds]}::smallint[]) and not exists (
      select from rebate_posting p
      where p.uid = j.uid and p.kind = j.kind and p.reference::text = j.reference and p.amount = j.amount
        and p.month = date_trunc('month', j.at at time zone 'Asia/Manila')::date
    )
    order by 1, 2 limit ${most}`.execute(tx)
  return rows
}

/** Months of members in which something was posted, and of which nothing says what was counted. */
export async function listMissingMonths(tx: MemberTx, most: number): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`
    select distinct p.uid, p.month::text as month from rebate_posting p
    where not exists (select from rebate_month m where m.uid = p.uid and m.month = p.month) order by 1, 2 limit ${most}`.execute(
    tx,
  )
  return rows
}
