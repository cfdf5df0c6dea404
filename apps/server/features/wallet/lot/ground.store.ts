import { sql } from 'kysely'

/** Whether the posting `j` releases play for a credit that asks for some, which comes just behind it. */
export const isForCredit = sql<boolean>`exists (
  select from journal c join lot l on l.uid = c.uid and l.asset = c.asset and l.seq = c.seq
  where c.uid = j.uid and c.asset = j.asset and c.seq = j.seq + 1 and c.at = j.at and j.reference = c.kind || ' ' || c.reference
)`
