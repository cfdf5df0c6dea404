import { sql } from 'kysely'
import { groundOf, isForCredit } from '../wallet/index.ts'

/** Play is released for a credit on next to nothing, or by two people; and what two people approved was posted. */
export const groundOfReleasedPlay = groundOf({
  kinds: [50],
  stands: sql<boolean>`${isForCredit} or exists (
    select from play_release p where p.id::text = j.reference and p.uid = j.uid and p.status = 'approved'
  )`,
  posted: sql`select uid, 50, id::text, 0::bigint from play_release where status = 'approved'`,
})
