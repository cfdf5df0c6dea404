import type { assets, causes, directions } from '@saya/contract/adjustment/adjustment.ts'
import type { ProposalStatus } from '@saya/contract/proposal.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { countRows } from '../../platform/db/countRows.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

export interface Adjustment extends Proposal {
  readonly id: string
  readonly uid: bigint
  readonly asset: (typeof assets)[number]
  readonly direction: (typeof directions)[number]
  readonly cause: (typeof causes)[number]
  readonly amount: bigint
  /** The one that a bank took back, where a chargeback names it. */
  readonly deposit: string | null
  readonly reason: string
  readonly evidence: string
}

function select(tx: MemberTx) {
  return tx.selectFrom('adjustment').selectAll()
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

export function adjustmentOf(row: Row): Adjustment {
  return {
    id: row.id,
    uid: row.uid,
    asset: row.asset as Adjustment['asset'],
    direction: row.direction as Adjustment['direction'],
    cause: row.cause as Adjustment['cause'],
    amount: row.amount,
    deposit: row.deposit,
    reason: row.reason,
    evidence: row.evidence,
    ...proposalOf(row),
  }
}

export async function findAdjustment(tx: MemberTx, uid: bigint, id: string): Promise<Adjustment | undefined> {
  const row = await select(tx).where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
  return row && adjustmentOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockAdjustment(tx: MemberTx, uid: bigint, id: string): Promise<Adjustment | undefined> {
  const row = await select(tx).where('uid', '=', uid).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && adjustmentOf(row)
}

type Chargeback = Pick<Adjustment, 'uid' | 'amount' | 'deposit'>

function chargebacks(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('adjustment')
    .where('uid', '=', uid)
    .where('cause', '=', 'chargeback')
    .where('direction', '=', 'taken')
}

/** Whether a chargeback waits that may be the same: of the same deposit, or one of the two names none. */
export async function isChargebackWaiting(tx: MemberTx, { uid, amount, deposit }: Chargeback): Promise<boolean> {
  const alike = chargebacks(tx, uid).select('id').where('status', '=', 'proposed').where('amount', '=', amount)
  const row = await alike
    .$if(deposit !== null, query =>
      query.where(({ or, eb }) => or([eb('deposit', '=', deposit), eb('deposit', 'is', null)])),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What the chargebacks come to that name a deposit, but for those that were refused. */
export async function sumChargebacks(tx: MemberTx, uid: bigint, deposit: string): Promise<bigint> {
  const { sum } = await chargebacks(tx, uid)
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('deposit', '=', deposit)
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow()
  return sum
}

interface AdjustmentFilter {
  readonly status: ProposalStatus
  /** Of every asset where none is named. */
  readonly asset: Adjustment['asset'] | ''
  readonly uid: bigint | null
}

function chosen(tx: MemberTx, { status, asset, uid }: AdjustmentFilter) {
  return select(tx)
    .where('status', '=', status)
    .$if(asset !== '', query => query.where('asset', '=', asset))
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export const adjustmentSorting: Sorting<Adjustment, 'proposed' | 'amount'> = {
  keys: {
    proposed: { column: 'proposed_at', isTime: true, of: row => row.proposedAtMs },
    amount: { column: 'amount', isTime: false, of: row => row.amount },
  },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

/** One schema's part of a page. */
export async function listAdjustmentRows(
  tx: MemberTx,
  filter: AdjustmentFilter,
  { order, place, size }: SortedRead<Adjustment>,
): Promise<readonly Adjustment[]> {
  const rows = await chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
  return rows.map(adjustmentOf)
}

/** How many of one schema there are, up to a thousand. */
export function countAdjustments(tx: MemberTx, filter: AdjustmentFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}
