import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'
import { selectWithdrawals, type Withdrawal, withdrawalOf } from './withdrawal.store.ts'

export interface Line extends Withdrawal {
  readonly approvers: readonly string[]
}

interface QueuePage {
  readonly status: WithdrawalStatus
  readonly place: RowPlace | null
  readonly size: number
}

/** Whether the oldest come first: they have waited longest. */
export function isOldestFirst(status: WithdrawalStatus): boolean {
  return status === 'under_review'
}

/** One schema's part of a page of the queue. */
export async function listQueueRows(tx: MemberTx, { status, place, size }: QueuePage): Promise<readonly Line[]> {
  const direction = isOldestFirst(status) ? 'asc' : 'desc'
  const rows = await selectWithdrawals(tx)
    .where('status', '=', status)
    .$if(place !== null, query => query.where(behind(place as RowPlace, status)))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(size)
    .execute()
  const found = rows.map(withdrawalOf)
  const approvals = await listApprovals(tx, found)
  return found.map(row => ({
    ...row,
    approvers: approvals.filter(({ withdrawal }) => withdrawal === row.id).map(({ operator_id: id }) => id),
  }))
}

function behind({ atMs, id }: RowPlace, status: WithdrawalStatus) {
  const place = sql`(${instant(atMs)}, ${id}::uuid)`
  return isOldestFirst(status) ? sql<boolean>`(created_at, id) > ${place}` : sql<boolean>`(created_at, id) < ${place}`
}

/** How many of one schema there are, up to a thousand. */
export async function countQueue(tx: MemberTx, status: WithdrawalStatus): Promise<number> {
  const first = tx.selectFrom('withdrawal').select('id').where('status', '=', status).limit(1000).as('first')
  const { count } = await tx
    .selectFrom(first)
    .select(all => all.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Who said yes to these, in the order they did. */
export async function listApprovals(tx: MemberTx, withdrawals: readonly Pick<Withdrawal, 'id'>[]) {
  if (withdrawals.length === 0) return []
  return tx
    .selectFrom('withdrawal_approval')
    .selectAll()
    .where(
      'withdrawal',
      'in',
      withdrawals.map(({ id }) => id),
    )
    .orderBy('approved_at')
    .orderBy('operator_id')
    .execute()
}

interface Yes {
  readonly id: string
  readonly operatorId: string
  readonly operator: string
  readonly nowMs: number
}

/** Keeps that somebody said yes, and tells how many have now; nothing where they had already. */
export async function addApproval(tx: MemberTx, { id, operatorId, operator, nowMs }: Yes): Promise<number | undefined> {
  const row = await tx
    .insertInto('withdrawal_approval')
    .values({ withdrawal: id, operator_id: operatorId, operator, approved_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('operator_id')
    .executeTakeFirst()
  return row && (await listApprovals(tx, [{ id }])).length
}
