import { sql } from 'kysely'
import { groundOf, isForCredit } from '../wallet/index.ts'

/** Whether two people of staff agreed on the posting `j`. */
const isApproved = sql<boolean>`exists (
  select from play_release p where p.id::text = j.reference and p.uid = j.uid and p.status = 'approved'
)`

/** Whether a member excluded themselves by it, from its very moment on. */
const isForExclusion = sql<boolean>`exists (
  select from exclusion e
  where e.uid = j.uid and e.id::text = j.reference and e.cause = 'exclusion' and e.begins_at = j.at and j.asset = 'PHP'
)`

/** The id of a credit whose posting `c` is named otherwise than by one, as `fingerprintOf` makes it. */
const idOfName = sql`encode(substring(sha256(convert_to(c.reference, 'UTF8')) for 16), 'hex')::uuid`

/** Whether it releases what an excluded member was credited just before it. */
const isForExcludedCredit = sql<boolean>`exists (
  select from excluded_credit x join journal c on c.uid = x.uid and c.kind = x.kind and (c.reference = x.id::text or ${idOfName} = x.id)
  where x.uid = j.uid and x.id::text = j.reference and x.amount = c.amount and c.asset = j.asset and c.seq = j.seq - 1 and c.at = j.at
)`

/**
 * Play is released for a credit on next to nothing, by two people, by an exclusion, and for what an excluded member is
 * credited; and what the rows of the last three say was posted.
 */
export const groundOfReleasedPlay = groundOf({
  kinds: [50],
  stands: sql<boolean>`${isForCredit} or ${isApproved} or ${isForExclusion} or ${isForExcludedCredit}`,
  posted: sql`select uid, 50, id::text, 0::bigint from play_release where status = 'approved'
    union all select uid, 50, id::text, 0::bigint from exclusion where cause = 'exclusion'
    union all select uid, 50, id::text, 0::bigint from excluded_credit`,
})
