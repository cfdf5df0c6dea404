import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

interface Since {
  readonly uid: bigint
  /** The first day that counts. */
  readonly fromDay: string
}

export interface PlayedDay {
  readonly day: string
  readonly game_type: number
  readonly bet: bigint
  readonly rounds: bigint
}

/** What a member bet by day and type of game. Free rounds are not theirs. */
export async function listPlayedDays(tx: MemberTx, { uid, fromDay }: Since): Promise<readonly PlayedDay[]> {
  const { rows } = await sql<PlayedDay>`
    select day::text, game_type, sum(turnover)::bigint as bet, sum(rounds)::bigint as rounds from tally_game
    where uid = ${uid} and day >= ${fromDay}::date and not is_free group by day, game_type`.execute(tx)
  return rows
}

export interface DepositDay {
  readonly day: string
  readonly count: bigint
  readonly amount: bigint
}

export async function listDepositDays(tx: MemberTx, { uid, fromDay }: Since): Promise<readonly DepositDay[]> {
  const { rows } = await sql<DepositDay>`
    select day::text, count, amount from tally_money
    where uid = ${uid} and day >= ${fromDay}::date and asset = 'PHP' and kind = 10`.execute(tx)
  return rows
}

export function listVisits(tx: MemberTx, { uid, fromDay }: Since) {
  return tx
    .selectFrom('task_visit')
    .select(['what', sql<string>`day::text`.as('day')])
    .where('uid', '=', uid)
    .where('day', '>=', fromDay)
    .execute()
}

interface Visit {
  readonly uid: bigint
  readonly day: string
  readonly what: 'mall' | 'app'
}

export async function addVisit(tx: MemberTx, visit: Visit): Promise<void> {
  await tx
    .insertInto('task_visit')
    .values(visit)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export function findProfile(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('profile').select(['created_at', 'tester', 'avatar']).where('uid', '=', uid).executeTakeFirst()
}

export interface SharedFacts {
  readonly hasUsername: boolean
  readonly hasPassword: boolean
  readonly hasEmail: boolean
  /** Of the ID that they were approved with. */
  readonly idHash: Buffer | null
}

export async function findSharedFacts(tx: AppTx, uid: bigint): Promise<SharedFacts | undefined> {
  const { rows } = await sql<SharedFacts>`
    select s.username_is_own as "hasUsername", s.email is not null as "hasEmail",
      exists (select from credential c where c.uid = s.uid) as "hasPassword",
      (select number_hash from kyc_id_claim k where k.uid = s.uid and k.approved_at is not null
        order by k.approved_at desc limit 1) as "idHash"
    from sign_in s where s.uid = ${uid}`.execute(tx)
  return rows[0]
}

export interface VerifiedFriend {
  readonly uid: bigint
  readonly at: number
}

/**
 * The friends of a member who were fully verified from a moment on, and when. Whoever named themselves is none, nor is whom
 * an agent's link brought, nor who is held or was refused as one of a ring.
 */
export async function listVerifiedFriends(tx: AppTx, uid: bigint, fromMs: number): Promise<readonly VerifiedFriend[]> {
  const { rows } = await sql<VerifiedFriend>`
    select r.uid, min(d.decided_at) as at from referral r join kyc_decision d on d.uid = r.uid and d.decision = 'full'
    where r.parent = ${uid} and r.state = 'named' and r.channel <> 'agent'
      and not exists (select from ring_friend f where f.uid = r.uid and f.status in ('held', 'refused'))
    group by r.uid having min(d.decided_at) >= ${instant(fromMs)}`.execute(tx)
  return rows
}
