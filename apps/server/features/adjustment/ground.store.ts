import { sql } from 'kysely'
import { groundOf } from '../wallet/index.ts'

/** Of every adjustment there is one that was approved; but for the first money of the people of a demonstration. */
export const groundOfAdjustments = groundOf({
  kinds: [30, 31],
  stands: sql<boolean>`exists (
    select from adjustment a where a.id::text = j.reference and a.uid = j.uid and a.amount = j.amount
      and a.status = 'approved' and a.direction = case j.kind when 30 then 'given' else 'taken' end
  ) or (j.seq = 1 and j.kind = 30 and j.reference = 'demo money of ' || j.uid)`,
})
