import { sql } from 'kysely'
import type { AppTx } from '../../apps/server/platform/db/database.ts'

export interface Crowd {
  readonly members: number
  readonly referrals: number
  /** So many of them were all brought by one member. */
  readonly popular: number
  readonly day: string
}

/** Of every so many members one pays in or is paid out on a day, over the last thirty days. */
const [paysIn, paidOut, rings] = [10, 25, 40]
const days = 30
export const popularUid = 1n

/**
 * Members with what they moved, and the friends some of them brought: one very popular member's, chains of ten, and all others' by the
 * hundred; each as `app` has them.
 */
export async function plantFriends(tx: AppTx, { members, referrals, popular, day }: Crowd): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`
    insert into sign_in (uid, phone, username, created_at)
    select at, '9' || lpad(at::text, 9, '0'), 'player' || at, ${day}::date - interval '90 days'
    from generate_series(1, ${members}::integer) at`.execute(tx)
  await sql`
    insert into payment_claim (gateway, reference, uid, claimed_at)
    select 'paymongo', at || ' ' || back, at, ${day}::date - back * interval '1 day' + (at % 86000) * interval '1 second'
    from generate_series(1, ${members}::integer, ${paysIn}::integer) at, generate_series(0, ${days - 1}::integer) back`.execute(
    tx,
  )
  await sql`
    insert into payout_claim (gateway, reference, uid, claimed_at)
    select 'paymongo', gen_random_uuid(), at, ${day}::date - back * interval '1 day' + (at % 86000) * interval '1 second'
    from generate_series(1, ${members}::integer, ${paidOut}::integer) at, generate_series(0, ${days - 1}::integer) back`.execute(
    tx,
  )
  // Friends are the last of the members; whoever brought them stands before them.
  await sql`
    insert into referral (uid, code, parent, channel, device, network, state, at)
    select uid, 'r' || parent, parent, '0', '', '203.0.113.9', 'named', ${day}::date - (uid % (${days}::integer * 86400)) * interval '1 second'
    from (
      select ${members}::bigint - at as uid,
        case when at < ${popular}::integer then 1 when at % 10 <> 0 then ${members}::bigint - at - 1 else 2 + at / 100 end as parent
      from generate_series(0, ${referrals - 1}::integer) at) friend`.execute(tx)
  await sql`
    insert into invite (uid, parent, joined_at, due_at, verified_at, deposit, deposit_amount, deposited_at, played_at)
    select uid, parent, at, at + interval '100 days', at, id, 1000000, at, at
    from (select uid, parent, at, case when uid % 3 = 0 then gen_random_uuid() end as id from referral) r
    where id is not null
    union all
    select uid, parent, at, at + interval '100 days', null, null, null, null, null from referral where uid % 3 <> 0`.execute(
    tx,
  )
  await sql`insert into ring (uid, found_at, held) select distinct parent, ${day}::date + (parent % 80000) * interval '1 second', 1
    from referral where parent % ${rings}::integer = 0`.execute(tx)
  await sql`
    insert into ring_friend (uid, parent, status, points, found_at)
    select r.uid, r.parent, 'held', 5, ${day}::date from referral r join ring on ring.uid = r.parent`.execute(tx)
  await sql`insert into ring_tie (uid, other, sign) select uid, parent, 'device' from ring_friend`.execute(tx)
  for (const table of [
    'sign_in',
    'payment_claim',
    'payout_claim',
    'referral',
    'invite',
    'ring',
    'ring_friend',
    'ring_tie',
  ])
    await sql`analyze ${sql.table(table)}`.execute(tx)
}
