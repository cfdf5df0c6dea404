import { sql } from 'kysely'
import { groundOf } from '../audit/ground.store.ts'

/** Whether the posting `j` releases play for a credit that asks for some, which comes just behind it. */
const isForCredit = sql<boolean>`exists (
  select from journal c join lot l on l.uid = c.uid and l.asset = c.asset and l.seq = c.seq
  where c.uid = j.uid and c.asset = j.asset and c.seq = j.seq + 1 and c.at = j.at and j.reference = c.kind || ' ' || c.reference
)`

/** Play is released for a credit on next to nothing. */
export const groundOfReleasedPlay = groundOf({
  kinds: [50],
  stands: isForCredit,
  posted: sql`select uid, 50, '', 0::bigint from wallet where false`,
})
