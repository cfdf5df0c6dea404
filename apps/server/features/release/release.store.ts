import type { MemberTx } from '../../platform/db/database.ts'
import { countRows } from '../../platform/db/countRows.ts'
import { instant } from '../../platform/db/instant.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import { proposalOf } from '../../platform/proposal/proposal.store.ts'

/** A payout account with what is proposed about it. */
export interface Cooling {
  readonly id: string
  readonly uid: bigint
  readonly channelName: string
  /** Masked. */
  readonly account: string
  readonly name: string
  readonly isOwnName: boolean
  readonly createdAtMs: number
  readonly readyAtMs: number
  /** Nothing where nobody proposed it. */
  readonly proposedBy: string | null
  readonly proposedName: string
  readonly reason: string
}

function select(tx: MemberTx) {
  return tx
    .selectFrom('payee')
    .leftJoin('release', join => join.onRef('release.payee', '=', 'payee.id').on('release.status', '=', 'proposed'))
    .select([
      'payee.id',
      'payee.uid',
      'payee.channel_name',
      'payee.masked_number',
      'payee.first_name',
      'payee.middle_name',
      'payee.last_name',
      'payee.is_own_name',
      'payee.created_at',
      'payee.ready_at',
      'release.proposed_by',
      'release.proposed_name',
      'release.reason',
    ])
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

function coolingOf(row: Row): Cooling {
  return {
    id: row.id,
    uid: row.uid,
    channelName: row.channel_name,
    account: row.masked_number,
    name: [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' '),
    isOwnName: row.is_own_name,
    createdAtMs: row.created_at,
    readyAtMs: row.ready_at,
    proposedBy: row.proposed_by,
    proposedName: row.proposed_name ?? '',
    reason: row.reason ?? '',
  }
}

/** One account of a member, whatever became of it. */
export async function findCooling(tx: MemberTx, uid: bigint, id: string): Promise<Cooling | undefined> {
  const row = await select(tx).where('payee.uid', '=', uid).where('payee.id', '=', id).executeTakeFirst()
  return row && coolingOf(row)
}

interface CoolingFilter {
  readonly isProposed: boolean
  readonly uid: bigint | null
  readonly nowMs: number
}

function chosen(tx: MemberTx, { isProposed, uid, nowMs }: CoolingFilter) {
  return select(tx)
    .where('payee.deleted_at', 'is', null)
    .where('payee.ready_at', '>', instant(nowMs))
    .$if(isProposed, query => query.where('release.id', 'is not', null))
    .$if(uid !== null, query => query.where('payee.uid', '=', uid as bigint))
}

export const coolingSorting: Sorting<Cooling, 'ready' | 'added'> = {
  keys: {
    ready: { column: 'payee.ready_at', isTime: true, of: row => row.readyAtMs },
    added: { column: 'payee.created_at', isTime: true, of: row => row.createdAtMs },
  },
  id: { column: 'payee.id', type: 'uuid', of: row => row.id },
}

/** One schema's part of a page. */
export async function listCoolingRows(
  tx: MemberTx,
  filter: CoolingFilter,
  { order, place, size }: SortedRead<Cooling>,
): Promise<readonly Cooling[]> {
  const rows = await chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
  return rows.map(coolingOf)
}

/** How many of one schema there are, up to a thousand. */
export function countCooling(tx: MemberTx, filter: CoolingFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}

/** The last one about an account, which nobody else changes until this transaction is over. */
export async function lockRelease(tx: MemberTx, payee: string) {
  const row = await tx
    .selectFrom('release')
    .selectAll()
    .where('payee', '=', payee)
    .orderBy('proposed_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row && { id: row.id, ...proposalOf(row) }
}
