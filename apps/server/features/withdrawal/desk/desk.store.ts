import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { countRows } from '../../../platform/db/countRows.ts'
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

/** One schema's part of a page of the queue. */
export async function listQueueRows(
  tx: MemberTx,
  status: WithdrawalStatus,
  { order, place, size }: SortedRead<Line>,
): Promise<readonly Line[]> {
  const rows = await selectWithdrawals(tx)
    .where('status', '=', status)
    .where(standsBehind(order, place))
    .orderBy(inOrder(order))
    .limit(size)
    .execute()
  const found = rows.map(withdrawalOf)
  const approvals = await listApprovals(tx, found)
  return found.map(row => ({
    ...row,
    approvers: approvals.filter(({ withdrawal }) => withdrawal === row.id).map(({ operator_id: id }) => id),
  }))
}

/** How many of one schema there are, up to a thousand. */
export function countQueue(tx: MemberTx, status: WithdrawalStatus): Promise<number> {
  return countRows(tx, tx.selectFrom('withdrawal').select('id').where('status', '=', status))
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
