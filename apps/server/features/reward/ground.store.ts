import { sql } from 'kysely'
import { groundOf } from '../wallet/index.ts'
import { rewardKinds } from './reward.rules.ts'

/** Deposit bonuses may come of a coupon as well, and those of levels and birthdays say themselves what they were given for. */
const groundedElsewhere: readonly number[] = [4003, 4004, 4009]

/** Whether a reward stands behind the posting `j`: of that member and amount, with the play that it was promised with. */
export const isRewarded = sql<boolean>`exists (
  select from reward r
  left join lot l on l.uid = r.uid and l.asset = j.asset and l.seq = j.seq
  where r.id::text = j.reference and r.uid = j.uid and r.kind = j.kind and r.amount = j.amount and r.status = 'posted'
    and case when r.is_play_waived or r.multiple = 0 then l.seq is null else l.required = r.amount * r.multiple end
)`

/** Of all coins and bonuses there is a reward, and the other way round. */
export const groundOfRewards = groundOf({
  kinds: rewardKinds.filter(kind => !groundedElsewhere.includes(kind)),
  stands: isRewarded,
  posted: sql`select uid, kind, id::text, amount from reward where status = 'posted'`,
})
