import type { AdjustmentStatus, causes, directions } from '@saya/contract/adjustment/adjustment.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { countRows } from '../../platform/db/countRows.ts'
import { instant } from '../../platform/db/instant.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'

export interface Adjustment {
  readonly id: string
  readonly uid: bigint
  readonly direction: (typeof directions)[number]
  readonly cause: (typeof causes)[number]
  readonly amount: bigint
  readonly reason: string
  readonly evidence: string
  readonly status: AdjustmentStatus
  readonly proposedBy: string
  readonly proposedName: string
  readonly proposedAtMs: number
  readonly decidedName: string
  readonly decidedAtMs: number | null
  readonly decision: string
}

type NewAdjustment = Pick<
  Adjustment,
  'uid' | 'direction' | 'cause' | 'amount' | 'reason' | 'evidence' | 'proposedBy' | 'proposedName' | 'proposedAtMs'
>

function select(tx: MemberTx) {
  return tx.selectFrom('adjustment').selectAll()
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

function adjustmentOf(row: Row): Adjustment {
  return {
    id: row.id,
    uid: row.uid,
    direction: row.direction as Adjustment['direction'],
    cause: row.cause as Adjustment['cause'],
    amount: row.amount,
    reason: row.reason,
    evidence: row.evidence,
    status: row.status as AdjustmentStatus,
    proposedBy: row.proposed_by,
    proposedName: row.proposed_name,
    proposedAtMs: row.proposed_at,
    decidedName: row.decided_name,
    decidedAtMs: row.decided_at,
    decision: row.decision,
  }
}

/** Nothing where the same one waits already. */
export async function addAdjustment(tx: MemberTx, wish: NewAdjustment): Promise<Adjustment | undefined> {
  const { proposedBy, proposedName, proposedAtMs, ...plain } = wish
  const row = await tx
    .insertInto('adjustment')
    .values({
      ...plain,
      proposed_by: proposedBy,
      proposed_name: proposedName,
      proposed_at: instant(proposedAtMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && adjustmentOf(row)
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

interface Flip {
  readonly to: AdjustmentStatus
  readonly by: string
  readonly name: string
  readonly decision: string
  readonly nowMs: number
}

/** The caller holds the row and has seen that its status may change so. */
export async function flipAdjustment(tx: MemberTx, { id }: Adjustment, flip: Flip): Promise<Adjustment> {
  const row = await tx
    .updateTable('adjustment')
    .set({
      status: flip.to,
      decided_by: flip.by,
      decided_name: flip.name,
      decided_at: instant(flip.nowMs),
      decision: flip.decision,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return adjustmentOf(row)
}

interface AdjustmentFilter {
  readonly status: AdjustmentStatus
  readonly uid: bigint | null
}

function chosen(tx: MemberTx, { status, uid }: AdjustmentFilter) {
  return select(tx)
    .where('status', '=', status)
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
