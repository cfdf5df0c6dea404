import { sql } from 'kysely'
import { groundOf } from '../wallet/index.ts'

const [order, refund, voucher] = [40, 41, 21]

/** Behind Filcoins that were spent or given back, and behind vouchers of the mall, stands a redemption of that member and amount. */
export const groundOfRedemptions = groundOf({
  kinds: [order, refund, voucher],
  stands: sql<boolean>`exists (
    select from redemption r where r.id::text = j.reference and r.uid = j.uid and (
      j.kind = ${order} and r.status <> 'refused' and r.points = j.amount
      or j.kind = ${refund} and r.status = 'failed' and r.points = j.amount
      or j.kind = ${voucher} and r.status = 'successful' and r.gives = 'voucher' and r.gives_amount = j.amount
    )
  )`,
  posted: sql`
    select uid, ${order}::integer, id::text, points from redemption where status <> 'refused'
    union all select uid, ${refund}::integer, id::text, points from redemption where status = 'failed'
    union all select uid, ${voucher}::integer, id::text, gives_amount from redemption
      where status = 'successful' and gives = 'voucher'`,
})
