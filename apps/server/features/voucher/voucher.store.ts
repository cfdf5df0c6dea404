import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'
import type { Claim } from './code/claim.store.ts'

/** Writes down that a voucher is being credited. False where it was before; of two at once the second waits for that. */
export async function addCredit(tx: MemberTx, { id, uid, amount }: Claim, nowMs: number): Promise<boolean> {
  const row = await tx
    .insertInto('voucher_credit')
    .values({ id, uid, amount, credited_at: instant(nowMs) })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the money of a voucher is there. */
export async function isCredited(tx: MemberTx, { id }: Pick<Claim, 'id'>): Promise<boolean> {
  return (await tx.selectFrom('voucher_credit').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export type CreditRow = Awaited<ReturnType<typeof listCredits>>[number]

/** The vouchers that a member has exchanged, newest first, a page at a time. */
export function listCredits(
  tx: MemberTx,
  uid: bigint,
  { last, size }: NextPage<{ readonly id: string; readonly credited_at: number }>,
) {
  return tx
    .selectFrom('voucher_credit')
    .select(['id', 'amount', 'credited_at'])
    .where('uid', '=', uid)
    .$if(last !== undefined, query =>
      query.where(sql<boolean>`(credited_at, id) < (${instant(last?.credited_at ?? 0)}, ${last?.id}::uuid)`),
    )
    .orderBy('credited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
}

/** How many there are, exactly up to a thousand. */
export function countCredits(tx: MemberTx, uid: bigint): Promise<number> {
  return countRows(tx, tx.selectFrom('voucher_credit').select('id').where('uid', '=', uid))
}
