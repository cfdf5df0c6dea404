import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../../apps/server/platform/db/database.ts'

/** Half an hour passes for whoever was killed over pieces of the mall. */
export async function passClaimedPieces(tx: AppTx): Promise<void> {
  await sql`update goods_claim set due_at = due_at - interval '30 minutes' where due_at is not null`.execute(tx)
}

/** And for whoever was killed between a refund and the pieces of it. */
export async function passReturns(tx: MemberTx): Promise<void> {
  await sql`
    update redemption set return_due_at = return_due_at - interval '30 minutes' where return_due_at is not null`.execute(
    tx,
  )
}

/** Claims of pieces that came to nothing yet, neither good nor bad. */
export async function countOpenPieces(tx: AppTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from goods_claim where status = 'taken'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Redemptions of a schema that failed and whose pieces are not back yet. */
export async function countReturns(tx: MemberTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from redemption where return_due_at is not null`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface ShopperBooks {
  /** What each redemption came to, by its goods. */
  readonly orders: readonly { readonly goods: string; readonly status: string }[]
  /** What was posted: vouchers (21), orders (40), refunds (41), and savings and check-ins (42), in that order. */
  readonly postings: readonly { readonly kind: number; readonly amount: bigint }[]
  readonly tickets: number
}

/** What a shopper has. */
export async function readShopperBooks(tx: MemberTx, uid: bigint): Promise<ShopperBooks> {
  const orders = tx.selectFrom('redemption').select(['goods', 'status']).where('uid', '=', uid).orderBy('goods')
  const postings = tx
    .selectFrom('journal')
    .select(['kind', 'amount'])
    .where('uid', '=', uid)
    .where('kind', 'in', [21, 40, 41, 42])
    .orderBy('kind')
    .orderBy('amount')
  const coupons = tx.selectFrom('coupon').select('place').where('uid', '=', uid)
  return {
    orders: await orders.execute(),
    postings: await postings.execute(),
    tickets: (await coupons.execute()).length,
  }
}
