import type { Units } from '@saya/money'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { groundOf } from '../wallet/index.ts'

/** A bonus that its member gave back. */
export interface BonusReturn {
  readonly id: string
  readonly uid: bigint
  /** The number of the posting that had opened it. */
  readonly lot: bigint
  readonly cashType: number
  readonly amount: Units
  /** How much play it still asked for. */
  readonly forgiven: Units
  readonly atMs: number
}

export async function findReturn(
  tx: MemberTx,
  { uid, lot }: Pick<BonusReturn, 'uid' | 'lot'>,
): Promise<BonusReturn | undefined> {
  const row = await tx
    .selectFrom('bonus_return')
    .selectAll()
    .where('uid', '=', uid)
    .where('lot', '=', lot)
    .executeTakeFirst()
  return row && { ...row, cashType: row.cash_type, atMs: row.returned_at }
}

export async function addReturn(tx: MemberTx, { cashType, atMs, ...row }: BonusReturn): Promise<void> {
  await tx
    .insertInto('bonus_return')
    .values({ ...row, cash_type: cashType, returned_at: instant(atMs) })
    .execute()
}

/** Every bonus that was taken back was given back by its member, and the other way round. */
export const groundOfReturns = groundOf({
  kinds: [51],
  stands: sql<boolean>`exists (
    select from bonus_return r join lot l on l.uid = r.uid and l.asset = j.asset and l.seq = r.lot and l.kind = r.cash_type
    where r.id::text = j.reference and r.uid = j.uid and r.amount = j.amount and r.lot::text = j.round_id
      and r.returned_at = j.at and l.closed_by = j.seq and l.forgiven = r.forgiven
  )`,
  posted: sql`select uid, 51, id::text, amount from bonus_return`,
})
