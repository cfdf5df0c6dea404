import { sql } from 'kysely'
import { groundOf } from '../wallet/index.ts'

/** Coins lapse with the account of whoever gave up so many, and of each of these they lapsed. */
export const groundOfLapses = groundOf({
  kinds: [43],
  stands: sql<boolean>`exists (
    select from remainder r where r.uid = j.uid and r.coins = j.amount and j.reference = 'closing ' || r.uid and j.asset = 'FIL'
  )`,
  posted: sql`select uid, 43, 'closing ' || uid, coins from remainder where coins > 0`,
})
