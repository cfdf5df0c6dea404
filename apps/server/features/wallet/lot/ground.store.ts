import { sql } from 'kysely'

/** Whether the posting `j` releases play for a credit that starts afresh, which comes just behind it. */
export const isForCredit = sql<boolean>`exists (
  select from journal c
  where c.uid = j.uid and c.asset = j.asset and c.seq = j.seq + 1 and c.at = j.at and j.reference = c.kind || ' ' || c.reference
    and (c.kind in (10, 20, 21, 30) or c.kind >= 4001)
)`
