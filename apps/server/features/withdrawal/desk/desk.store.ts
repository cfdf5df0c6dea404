import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { countRows } from '../../../platform/db/countRows.ts'
import type { IdRange } from '../../../platform/db/idRange.rules.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { SortedRead } from '../../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../../platform/db/sorting.ts'
import { selectWithdrawals, type Withdrawal, withdrawalOf } from '../withdrawal.store.ts'

export interface Line extends Withdrawal {
  readonly approvers: readonly string[]
}

export const queueSorting: Sorting<Line, 'created' | 'amount'> = {
  keys: {
    created: { column: 'created_at', isTime: true, of: row => row.createdAtMs },
    amount: { column: 'amount', isTime: false, of: row => row.amount },
  },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

export interface QueueFilter {
  /** Null for every state. */
  readonly status: WithdrawalStatus | null
  /** Null where nothing is looked for. What is neither a member's nor an id is nobody's. */
  readonly sought: { readonly uid: bigint | null; readonly ids: IdRange | null } | null
}

function chosen(tx: MemberTx, { status, sought }: QueueFilter) {
  const all = selectWithdrawals(tx)
  const standing = status === null ? all : all.where('status', '=', status)
  if (!sought) return standing
  const { uid, ids } = sought
  return standing.where(row =>
    row.or([
      ...(uid === null ? [] : [row('uid', '=', uid)]),
      ...(ids === null ? [] : [row.and([row('id', '>=', ids.first), row('id', '<=', ids.last)])]),
    ]),
  )
}

/** One schema's part of a page of the queue. */
export async function listQueueRows(
  tx: MemberTx,
  filter: QueueFilter,
  { order, place, size }: SortedRead<Line>,
): Promise<readonly Line[]> {
  const rows = await chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
  const found = rows.map(withdrawalOf)
  const approvals = await listApprovals(tx, found)
  return found.map(row => ({
    ...row,
    approvers: approvals.filter(({ withdrawal }) => withdrawal === row.id).map(({ operator_id: id }) => id),
  }))
}

/** How many of one schema there are, up to a thousand. */
export function countQueue(tx: MemberTx, filter: QueueFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
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

/** Two numbers that begin alike are rare; more than these nobody looks through. */
const mostFound = 10

/** Whose the withdrawals are whose ids lie there, a few at most. */
export async function listWithdrawers(tx: MemberTx, { first, last }: IdRange): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('withdrawal')
    .select('uid')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .limit(mostFound)
    .execute()
  return rows.map(({ uid }) => uid)
}
