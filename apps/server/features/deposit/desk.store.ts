import type { DepositStatus } from '@saya/contract/deposit/status.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { countRows } from '../../platform/db/countRows.ts'
import type { IdRange } from '../../platform/db/idRange.rules.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import { type Deposit, depositOf } from './deposit.store.ts'

/** A deposit as staff see it. */
export interface DeskDeposit extends Deposit {
  readonly isLate: boolean
  readonly endedAtMs: number | null
  readonly nextCheckAtMs: number | null
}

export interface DeskFilter {
  /** One member's alone, where that is asked for. */
  readonly uid: bigint | null
  /** These alone, where some were looked for. */
  readonly ids: readonly string[] | null
  /** Those whose ids lie in it, where a part of one was looked for. */
  readonly range?: IdRange | null
  /** Empty for all; `late` for those whose money came when their time was over. */
  readonly status: DepositStatus | 'late' | ''
  readonly gateway: string
}

export const deskSorting: Sorting<DeskDeposit, 'created' | 'amount'> = {
  keys: {
    created: { column: 'created_at', isTime: true, of: row => row.createdAtMs },
    amount: { column: 'amount', isTime: false, of: row => row.amount },
  },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

function chosen(tx: MemberTx, { uid, ids, range = null, status, gateway }: DeskFilter) {
  return tx
    .selectFrom('deposit')
    .selectAll()
    .$if(uid !== null, all => all.where('uid', '=', uid ?? 0n))
    .$if(ids !== null, all => all.where(sql<boolean>`id = any(${[...(ids ?? [])]}::uuid[])`))
    .$if(range !== null, all => all.where('id', '>=', range?.first ?? '').where('id', '<=', range?.last ?? ''))
    .$if(status === 'late', all => all.where('is_late', '=', true))
    .$if(status !== '' && status !== 'late', all => all.where('status', '=', status as DepositStatus))
    .$if(gateway !== '', all => all.where('gateway', '=', gateway))
}

/** The first of one schema, behind the place where the last page ended. */
export async function listDesk(
  tx: MemberTx,
  filter: DeskFilter,
  { order, place, size }: SortedRead<DeskDeposit>,
): Promise<DeskDeposit[]> {
  const rows = await chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
  return rows.map(row => ({
    ...depositOf(row),
    isLate: row.is_late,
    endedAtMs: row.ended_at,
    nextCheckAtMs: row.next_check_at,
  }))
}

/** How many there are, exactly up to a thousand. */
export function countDesk(tx: MemberTx, filter: DeskFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}

/** Two numbers that begin alike are rare; more than these nobody looks through. */
const mostFound = 10

/** Whose the deposits are whose ids lie there, a few at most. */
export async function listDepositors(tx: MemberTx, { first, last }: IdRange): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('deposit')
    .select('uid')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .limit(mostFound)
    .execute()
  return rows.map(({ uid }) => uid)
}
