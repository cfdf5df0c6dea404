import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { byOwnLink } from './facts.store.ts'

interface Stretch {
  readonly day: string
  /** The last one that was looked at. */
  readonly after: bigint
  /** So many invited friends are looked through. */
  readonly most: number
}

interface LivelyFriends {
  readonly uids: readonly bigint[]
  /** Where the next stretch begins; nothing where there is none. */
  readonly last: bigint | undefined
}

/** Of the next invited friends those whose deposit or withdrawal was asked for on a Manila day, and about whom nobody has decided. */
export async function listLivelyFriends(tx: AppTx, { day, after, most }: Stretch): Promise<LivelyFriends> {
  const claimedOnDay = sql`c.uid = r.uid and c.claimed_at >= (${day}::date)::timestamp at time zone 'Asia/Manila'
    and c.claimed_at < (${day}::date + 1)::timestamp at time zone 'Asia/Manila'`
  // Each is asked by themselves, by an index of member and time: a day has many more who move money than a stretch has friends.
  const { rows } = await sql<{ uid: bigint; is_lively: boolean }>`
    with stretch as materialized (
      select uid from referral where ${byOwnLink} and uid > ${after}::bigint order by uid limit ${most}::integer
    )
    select r.uid, m.is_lively and not exists (select from ring_friend f where f.uid = r.uid and f.status <> 'held') as is_lively
    from stretch r
    cross join lateral (
      select exists (select from payment_claim c where ${claimedOnDay})
        or exists (select from payout_claim c where ${claimedOnDay}) as is_lively) m
    order by r.uid`.execute(tx)
  return { uids: rows.filter(row => row.is_lively).map(({ uid }) => uid), last: rows.at(-1)?.uid }
}
