import type { DepositStatus } from '@saya/contract/deposit/status.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { type Deposit, depositOf } from './deposit.store.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'

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
  /** Empty for all; `late` for those whose money came when their time was over. */
  readonly status: DepositStatus | 'late' | ''
  readonly gateway: string
}

function chosen(tx: MemberTx, { uid, ids, status, gateway }: DeskFilter) {
  return tx
    .selectFrom('deposit')
    .selectAll()
    .$if(uid !== null, all => all.where('uid', '=', uid ?? 0n))
    .$if(ids !== null, all => all.where(sql<boolean>`id = any(${[...(ids ?? [])]}::uuid[])`))
    .$if(status === 'late', all => all.where('is_late', '=', true))
    .$if(status !== '' && status !== 'late', all => all.where('status', '=', status as DepositStatus))
    .$if(gateway !== '', all => all.where('gateway', '=', gateway))
}

/** The newest of one schema, behind the place where the last page ended. */
export async function listDesk(
  tx: MemberTx,
  filter: DeskFilter,
  { place, size }: { readonly place: RowPlace | null; readonly size: number },
): Promise<DeskDeposit[]> {
  const rows = await chosen(tx, filter)
    .$if(place !== null, all =>
      all.where(sql<boolean>`(created_at, id) < (${instant(place?.atMs ?? 0)}, ${place?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.map(row => ({
    ...depositOf(row),
    isLate: row.is_late,
    endedAtMs: row.ended_at,
    nextCheckAtMs: row.next_check_at,
  }))
}

/** How many there are, exactly up to a thousand. */
export async function countDesk(tx: MemberTx, filter: DeskFilter): Promise<number> {
  const first = chosen(tx, filter).limit(1000).as('first')
  const { count } = await tx
    .selectFrom(first)
    .select(all => all.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
