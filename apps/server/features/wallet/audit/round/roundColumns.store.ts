import { sql } from 'kysely'

/** So long may another copy go by an older contract, or its clock be another. */
const grace = sql`interval '10 s'`

/**
 * Of a posting `j`, whether the contract kept settled bets from being taken back by it. A time that is over ends where it was ended,
 * whatever wrote the contract since: in a database that was restored another transaction may bear the number of one from before.
 */
export const keepsSettled = sql`(j.kind = 3 and exists (
    select from settled_kept k left join provider_link l
      on l.id = k.provider and l.xmin::text = k.link_tx and not l.settled_can_be_taken_back and k.ended_tx is null
    where k.provider = j.provider and j.at >= k.since + ${grace} and (l.id is not null or j.at < k.until - ${grace})
  ))`

/** The other names of a bet `j`. */
export const otherNames = sql`case when j.kind = 1 then array(
    select s.bet_ref from bet_reference s where s.provider = j.provider and s.tx_id = j.reference order by 1
  ) else '{}' end`
