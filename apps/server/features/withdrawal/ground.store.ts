import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { type Ground, groundOf, listWrongHolds, wrongHolds } from '../wallet/index.ts'
import { openStatuses } from './withdrawal.rules.ts'

const byRow = groundOf({
  kinds: [11, 12, 13, 14],
  stands: sql<boolean>`exists (
    select from withdrawal w where w.id::text = j.reference and w.uid = j.uid and w.amount = j.amount
      and case j.kind when 11 then true when 12 then w.status = 'canceled' and w.outcome <> 'returned'
        when 13 then w.status = 'completed' or w.outcome = 'returned' else w.outcome = 'returned' end
  )`,
  posted: sql`
    select w.uid, e.kind, w.id::text, w.amount from withdrawal w, lateral (
      values (11, true), (12, w.status = 'canceled' and w.outcome <> 'returned'),
        (13, w.status = 'completed' or w.outcome = 'returned'), (14, w.outcome = 'returned')
    ) e (kind, is_due) where e.is_due`,
})

/** What is held of withdrawals that nothing has ended yet, by member. */
const open = sql`
  select uid, sum(amount) as amount from withdrawal where status in (${sql.join([...openStatuses])}) group by uid`

/**
 * What is held, released, paid and given back of a withdrawal is that of one, which came to that; each is held and ended
 * as it says, and a wallet holds what its open ones come to.
 */
export const groundOfWithdrawals: Ground = {
  kinds: byRow.kinds,
  find: async (db, schema) => {
    const held = (tx: MemberTx) => listWrongHolds(tx, open)
    return [...(await byRow.find(db, schema)), wrongHolds(await db.memberSchema(schema, held, { isLong: true }))]
  },
}
