import { sql } from 'kysely'
import { groundOf } from '../wallet/index.ts'

/** What is held, released, paid and given back of a withdrawal is that of one, which came to that. */
export const groundOfWithdrawals = groundOf({
  kinds: [11, 12, 13, 14],
  stands: sql<boolean>`exists (
    select from withdrawal w where w.id::text = j.reference and w.uid = j.uid and w.amount = j.amount
      and case j.kind when 11 then true when 12 then w.status = 'canceled'
        when 13 then w.status = 'completed' or w.outcome = 'returned' else w.outcome = 'returned' end
  )`,
})
