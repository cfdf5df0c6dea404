import { sql } from 'kysely'
import { groundOf } from '../wallet/index.ts'

/** Of every voucher in the ledger there is one that was claimed, and the other way round. */
export const groundOfVouchers = groundOf({
  kinds: [20],
  stands: sql<boolean>`exists (
    select from voucher_credit v where v.id::text = j.reference and v.uid = j.uid and v.amount = j.amount
  )`,
  posted: sql`select uid, 20, id::text, amount from voucher_credit`,
})
