import { dayMs } from '@saya/money'
import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Mark } from './marks.rules.ts'
import type { RingLife } from './signs.rules.ts'

const nearestBefore = 10
const nearestAfter = 10
/** Of the friends of one member who share a device, so that a farm of many is read no further than it takes. */
const mostAlike = 20
/** Of each kind, so that those who share a device hide none who share an ID or a payout account. */
const mostSharing = 20
/** Of each outsider, so that the many friends of one hide none of another. */
const mostCrossing = 20

/**
 * Of a member's own link: customers of one agent may well share a line or a device, and bring nobody anything. Every query of friends
 * bears it.
 */
export const byOwnLink = sql<boolean>`state = 'named' and channel <> 'agent'`

export interface Invitation {
  readonly uid: bigint
  readonly parent: bigint
  readonly atMs: number
}

/** Who invited a member by their own link, and when; nothing where nobody did. */
export async function findInviter(tx: AppTx, uid: bigint): Promise<Invitation | undefined> {
  const row = await tx
    .selectFrom('referral')
    .select(['uid', 'parent', 'at'])
    .where('uid', '=', uid)
    .where(byOwnLink)
    .executeTakeFirst()
  return row && row.parent !== null ? { uid, parent: row.parent, atMs: row.at } : undefined
}

/** Other friends of the same member, those who signed up nearest in time. */
export async function listSiblings(tx: AppTx, { uid, parent, atMs }: Invitation): Promise<readonly bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    (select uid from referral where parent = ${parent}::bigint and ${byOwnLink}
      and (at, uid) < (${instant(atMs)}, ${uid}::bigint) order by at desc, uid desc limit ${nearestBefore}::integer)
    union all
    (select uid from referral where parent = ${parent}::bigint and ${byOwnLink}
      and (at, uid) > (${instant(atMs)}, ${uid}::bigint) order by at, uid limit ${nearestAfter}::integer)`.execute(tx)
  return rows.map(row => row.uid)
}

/**
 * Who was at a device of a member: at one that they sign in with, or that they signed up on. What somebody signed up on is known for good,
 * also once they have signed out everywhere else and their devices are forgotten.
 */
function atDeviceOf(uid: bigint) {
  return sql`
    with own as (
      select device_hash from known_device where uid = ${uid}::bigint
      union
      select device_hash from referral where uid = ${uid}::bigint and device_hash is not null)
    select o.uid from own join known_device o on o.device_hash = own.device_hash
    union
    select o.uid from own join referral o on o.device_hash = own.device_hash`
}

/** Other friends of the same member who share a device, those who came last: however many signed up in between. */
export async function listDeviceSiblings(tx: AppTx, { uid, parent }: Invitation): Promise<readonly bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    select uid from referral where parent = ${parent}::bigint and ${byOwnLink} and uid <> ${uid}::bigint and uid in (${atDeviceOf(uid)})
    order by at desc, uid desc limit ${mostAlike}::integer`.execute(tx)
  return rows.map(row => row.uid)
}

/**
 * Members who share an ID or a payout account with somebody, whoever invited them, and those with friends of their own who share a device:
 * without a friend they are no crossed invite.
 */
export async function listSharing(tx: AppTx, uid: bigint): Promise<readonly bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    (select o.uid from kyc_id_claim k join kyc_id_claim o on o.number_hash = k.number_hash
      where k.uid = ${uid}::bigint and o.uid <> k.uid group by o.uid order by min(o.stated_at), o.uid limit ${mostSharing}::integer)
    union
    (select o.uid from payee_claim k join payee_claim o on o.number_hash = k.number_hash
      where k.uid = ${uid}::bigint and o.uid <> k.uid group by o.uid order by min(o.stated_at), o.uid limit ${mostSharing}::integer)
    union
    (select o.uid from (${atDeviceOf(uid)}) o
      where o.uid <> ${uid}::bigint and exists (select from referral r where r.parent = o.uid and ${byOwnLink})
      order by o.uid limit ${mostSharing}::integer)`.execute(tx)
  return rows.map(row => row.uid)
}

/**
 * The friends of some members who share a device, an ID or a payout account with another member, from whom they are looked for: whoever
 * brought hundreds since hides none of them.
 */
export async function listCrossing(
  tx: AppTx,
  uid: bigint,
  outsiders: readonly bigint[],
): Promise<readonly Pick<Invitation, 'uid' | 'parent'>[]> {
  if (outsiders.length === 0) return []
  const { rows } = await sql<Pick<Invitation, 'uid' | 'parent'>>`
    with tied as (
      select o.uid from kyc_id_claim k join kyc_id_claim o on o.number_hash = k.number_hash where k.uid = ${uid}::bigint
      union
      select o.uid from payee_claim k join payee_claim o on o.number_hash = k.number_hash where k.uid = ${uid}::bigint
      union
      (${atDeviceOf(uid)}))
    select uid, parent from (
      select r.uid, r.parent, row_number() over (partition by r.parent order by r.at desc, r.uid desc) as place
      from tied join referral r on r.uid = tied.uid
      where r.parent = any(${[...outsiders]}::bigint[]) and ${byOwnLink} and r.uid <> ${uid}::bigint) as crossing
    where place <= ${mostCrossing}::integer`.execute(tx)
  return rows
}

/** The device of a session, as the others are kept. */
const sessionDevice = sql`sha256(convert_to(device_id, 'UTF8'))`

export interface Trace {
  readonly uid: bigint
  readonly kind: 'joined' | 'joinedOn' | 'device' | 'id' | 'payee' | 'network'
  readonly trace: string
  readonly at: number
}

/**
 * By what these accounts are known; their networks within a day of a time and of their own sign-up. A session that has ended still tells
 * which device it was on.
 */
export async function listTraces(tx: AppTx, uids: readonly bigint[], atMs: number): Promise<readonly Trace[]> {
  const all = [...uids]
  const [from, until] = [instant(atMs - dayMs), instant(atMs + dayMs)]
  const { rows } = await sql<Trace>`
    select uid, 'joined' as kind, '' as trace, created_at as at from sign_in where uid = any(${all}::bigint[])
    union all
    select uid, 'joinedOn', encode(device_hash, 'hex'), at from referral
    where uid = any(${all}::bigint[]) and device_hash is not null
    union all
    select uid, 'device', encode(device_hash, 'hex'), seen_at from known_device where uid = any(${all}::bigint[])
    union all
    select uid, 'device', encode(${sessionDevice}, 'hex'), created_at from session
    where uid = any(${all}::bigint[]) and device_id <> ''
    union all
    select uid, 'id', encode(number_hash, 'hex'), stated_at from kyc_id_claim where uid = any(${all}::bigint[])
    union all
    select uid, 'payee', encode(number_hash, 'hex'), stated_at from payee_claim where uid = any(${all}::bigint[])
    union all
    select uid, 'network', network, at from referral where uid = any(${all}::bigint[])
    union all
    select uid, 'network', address, created_at from session
    where uid = any(${all}::bigint[]) and created_at between ${from} and ${until}`.execute(tx)
  return rows
}

/** By what these accounts are known, wherever they were when. */
export async function listMarks(tx: AppTx, uids: readonly bigint[]): Promise<readonly Mark[]> {
  const all = [...uids]
  const { rows } = await sql<Mark>`
    select uid, 'device' as kind, encode(device_hash, 'hex') as trace from known_device where uid = any(${all}::bigint[])
    union
    select uid, 'device', encode(device_hash, 'hex') from referral
    where uid = any(${all}::bigint[]) and device_hash is not null
    union
    select uid, 'device', encode(${sessionDevice}, 'hex') from session
    where uid = any(${all}::bigint[]) and device_id <> ''
    union
    select uid, 'id', encode(number_hash, 'hex') from kyc_id_claim where uid = any(${all}::bigint[])
    union
    select uid, 'payee', encode(number_hash, 'hex') from payee_claim where uid = any(${all}::bigint[])
    order by uid, kind, trace`.execute(tx)
  return rows
}

const none: RingLife = { depositedAtMs: null, playedAtMs: null, deposited: 0n, turnover: 0n, withdrawn: 0n }

interface LifeRow {
  readonly deposited_at: number | null
  readonly played_at: number | null
  readonly deposited: bigint
  readonly turnover: bigint
  readonly withdrawn: bigint
}

/** What a member did with their money so far. What is being paid out counts as withdrawn. */
export async function readLife(tx: MemberTx, uid: bigint): Promise<RingLife> {
  const { rows } = await sql<LifeRow>`
    select
      (select min(ended_at) from deposit where uid = ${uid}::bigint and status = 'completed') as deposited_at,
      (select min(opened_at) from bet_record where uid = ${uid}::bigint) as played_at,
      (select coalesce(sum(amount), 0)::bigint from deposit where uid = ${uid}::bigint and status = 'completed') as deposited,
      (select coalesce(sum(turnover), 0)::bigint from wallet where uid = ${uid}::bigint and asset = 'PHP') as turnover,
      (select coalesce(sum(amount), 0)::bigint from withdrawal where uid = ${uid}::bigint and status <> 'canceled') as withdrawn
  `.execute(tx)
  const [row] = rows
  if (!row) return none
  const { deposited_at: depositedAtMs, played_at: playedAtMs, deposited, turnover, withdrawn } = row
  return { depositedAtMs, playedAtMs, deposited, turnover, withdrawn }
}
