import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'
import type { TimeSpan } from '../../platform/timeSpan.ts'
import { selectWithdrawals, type Withdrawal, withdrawalOf } from './withdrawal.store.ts'

export interface WithdrawalFilter extends TimeSpan {
  readonly uid: bigint
  readonly statuses: readonly WithdrawalStatus[]
}

function chosen(tx: MemberTx, { uid, statuses, fromMs, untilMs }: WithdrawalFilter) {
  return selectWithdrawals(tx)
    .where('uid', '=', uid)
    .where('status', 'in', statuses)
    .where('created_at', '>=', instant(fromMs))
    .where('created_at', '<', instant(untilMs))
}

interface Page {
  readonly place: RowPlace | null
  readonly skip: number
  readonly size: number
}

/** One page of a member's withdrawals, newest first. */
export async function listWithdrawalRows(
  tx: MemberTx,
  filter: WithdrawalFilter,
  { place, skip, size }: Page,
): Promise<readonly Withdrawal[]> {
  const query = chosen(tx, filter).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size)
  const placed = place
    ? query.where(sql<boolean>`(created_at, id) < (${instant(place.atMs)}, ${place.id}::uuid)`)
    : query.offset(skip)
  return (await placed.execute()).map(withdrawalOf)
}

/** How many there are, exactly up to a thousand. */
export function countWithdrawals(tx: MemberTx, filter: WithdrawalFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}

/** For the copy of a member's own data, a page at a time. */
export async function listOwnWithdrawals(
  tx: MemberTx,
  uid: bigint,
  { last, size }: NextPage<Withdrawal>,
): Promise<readonly Withdrawal[]> {
  const query = selectWithdrawals(tx)
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
  const placed = last
    ? query.where(sql<boolean>`(created_at, id) < (${instant(last.createdAtMs)}, ${last.id}::uuid)`)
    : query
  return (await placed.execute()).map(withdrawalOf)
}

export interface Past {
  /** All that was withdrawn or is held, and of that the last day's, with how many. */
  readonly withdrawn: bigint
  readonly dayWithdrawn: bigint
  readonly dayCount: number
  /** Whether anything was ever paid to this account, or asked for with this device and paid. */
  readonly isUsedAccount: boolean
  readonly isUsedDevice: boolean
}

interface PastQuery {
  readonly uid: bigint
  readonly accountId: string
  readonly deviceId: string
  readonly daySinceMs: number
}

/** What a member withdrew before. */
export async function readPast(tx: MemberTx, { uid, accountId, deviceId, daySinceMs }: PastQuery): Promise<Past> {
  const isDay = sql`created_at > ${instant(daySinceMs)}`
  const { rows } = await sql<Past>`
    select coalesce(sum(amount), 0)::bigint as "withdrawn",
           coalesce(sum(amount) filter (where ${isDay}), 0)::bigint as "dayWithdrawn",
           (count(*) filter (where ${isDay}))::integer as "dayCount",
           coalesce(bool_or(status = 'completed' and account_id = ${accountId}), false) as "isUsedAccount",
           coalesce(bool_or(status = 'completed' and device_id = ${deviceId}), false) as "isUsedDevice"
    from withdrawal
    where uid = ${uid} and status <> 'canceled'`.execute(tx)
  const [past] = rows
  if (!past) throw new Error('A sum has one row.')
  return past
}
