import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface CouponCount {
  /** How many a member was ever given, which is the number of the last one. */
  readonly given: number
  /** How many of them are not used. */
  readonly left: number
}

export async function countCoupons(tx: MemberTx, uid: bigint): Promise<CouponCount> {
  const { given, left } = await tx
    .selectFrom('coupon')
    .select(row => row.fn.countAll<bigint>().as('given'))
    .select(row => row.fn.countAll<bigint>().filterWhere('deposit_id', 'is', null).as('left'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return { given: Number(given), left: Number(left) }
}

interface Gift {
  readonly uid: bigint
  /** How many the member was given before, as far as the giver saw. */
  readonly given: number
  readonly count: number
  readonly nowMs: number
}

/** Gives a member so many more. False where somebody gave some meanwhile: of two at once the second waits for that. */
export async function addCoupons(tx: MemberTx, { uid, given, count, nowMs }: Gift): Promise<boolean> {
  if ((await countCoupons(tx, uid)).given !== given) return false
  const rows = Array.from({ length: count }, (_, at) => ({ uid, place: given + 1 + at, given_at: instant(nowMs) }))
  // Nobody has a later number who does not have the first.
  const first = await tx
    .insertInto('coupon')
    .values(rows.slice(0, 1))
    .onConflict(conflict => conflict.doNothing())
    .returning('place')
    .executeTakeFirst()
  if (!first) return false
  if (count > 1) await tx.insertInto('coupon').values(rows.slice(1)).execute()
  return true
}

export interface Use {
  readonly uid: bigint
  readonly depositId: string
  readonly bonus: bigint
  readonly nowMs: number
}

/**
 * Uses one up with a deposit. False where none is left. Of two deposits at once the second waits until the first has one,
 * and takes another.
 */
export async function spendCoupon(tx: MemberTx, { uid, depositId, bonus, nowMs }: Use): Promise<boolean> {
  const { rows } = await sql<{ place: number }>`
    update coupon set deposit_id = ${depositId}::uuid, used_at = ${instant(nowMs)}, bonus = ${bonus}
    where uid = ${uid}
      and place = (select place from coupon where uid = ${uid} and deposit_id is null order by place limit 1 for update)
      and not exists (select from coupon where deposit_id = ${depositId}::uuid)
    returning place`.execute(tx)
  return rows.length === 1
}

/** What the one that went with a deposit has brought; nothing where none went with it. */
export async function findBonus(tx: MemberTx, uid: bigint, depositId: string): Promise<bigint | null> {
  const row = await tx
    .selectFrom('coupon')
    .select('bonus')
    .where('uid', '=', uid)
    .where('deposit_id', '=', depositId)
    .executeTakeFirst()
  return row?.bonus ?? null
}

/** All that a member was given, for the copy of their own data. */
export function listOwn(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('coupon').selectAll().where('uid', '=', uid).orderBy('place').limit(1000).execute()
}
