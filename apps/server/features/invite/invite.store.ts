import { type Selectable, sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import type { FriendFacts } from './invite.rules.ts'

export type InviteRow = Selectable<AppTables['invite']>

export const sides = ['parent', 'friend'] as const
export type Side = (typeof sides)[number]

export function findInvite(tx: AppTx, uid: bigint): Promise<InviteRow | undefined> {
  return tx.selectFrom('invite').selectAll().where('uid', '=', uid).executeTakeFirst()
}

const atOf = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : instant(ms))

/** Keeps what a friend has done. What was taken back is not done any more. Nothing changes once they count. */
export async function setProgress(
  tx: AppTx,
  { id }: Pick<InviteRow, 'id'>,
  { verifiedAtMs, deposit, nowMs }: FriendFacts & { readonly nowMs: number },
): Promise<void> {
  const played = deposit?.isPlayed ? sql<number>`coalesce(played_at, ${instant(nowMs)})` : null
  await tx
    .updateTable('invite')
    .set({
      verified_at: atOf(verifiedAtMs),
      deposit: deposit?.id ?? null,
      deposit_amount: deposit?.amount ?? null,
      deposited_at: atOf(deposit?.atMs),
      played_at: played,
    })
    .where('id', '=', id)
    .where('counted_at', 'is', null)
    .execute()
}

export interface Counting {
  readonly promotion: string
  readonly version: number
  readonly idHash: Buffer | null
  readonly held: string
  readonly parentAmount: bigint
  readonly friendAmount: bigint
  readonly nowMs: number
}

/** From now on a friend counts, by a version of its terms. Nothing where they do already, or somebody else does by the same ID. */
export async function setCounted(
  tx: AppTx,
  { id }: Pick<InviteRow, 'id'>,
  { idHash, parentAmount, friendAmount, nowMs, ...of }: Counting,
): Promise<InviteRow | undefined> {
  return compareAndSet(tx, 'invite', {
    seen: { id, counted_at: null },
    set: {
      ...of,
      id_hash: idHash,
      parent_amount: parentAmount,
      parent_state: parentAmount > 0n ? 'open' : 'none',
      friend_amount: friendAmount,
      friend_state: friendAmount > 0n ? 'open' : 'none',
      counted_at: instant(nowMs),
    },
  })
}

/** Whether a friend counts who is approved with an ID. */
export async function isIdCounted(tx: AppTx, idHash: Buffer): Promise<boolean> {
  const row = await tx.selectFrom('invite').select('id').where('id_hash', '=', idHash).executeTakeFirst()
  return row !== undefined
}

interface SideEnd {
  readonly side: Side
  readonly state: 'promised' | 'refused'
  readonly code: string
}

/** Ends what is decided for one of the two. False where it was before. */
export async function endSide(
  tx: AppTx,
  { id }: Pick<InviteRow, 'id'>,
  { side, state, code }: SideEnd,
): Promise<boolean> {
  const set =
    side === 'parent' ? { parent_state: state, parent_code: code } : { friend_state: state, friend_code: code }
  const seen = side === 'parent' ? { id, parent_state: 'open' } : { id, friend_state: 'open' }
  return (await compareAndSet(tx, 'invite', { seen, set })) !== undefined
}

/** Of what was promised and taken back again before it was posted. */
export const withheld = 'promotion_withheld'

/** Notes that one of the two was promised something that is refused by now. False where it was noted before. */
export async function setWithheld(tx: AppTx, { id }: Pick<InviteRow, 'id'>, side: Side): Promise<boolean> {
  const set =
    side === 'parent'
      ? { parent_state: 'refused', parent_code: withheld }
      : { friend_state: 'refused', friend_code: withheld }
  const seen = side === 'parent' ? { id, parent_state: 'promised' } : { id, friend_state: 'promised' }
  return (await compareAndSet(tx, 'invite', { seen, set })) !== undefined
}

/** Whether one of the two may still be given something. Nobody else changes the row until this transaction is over. */
export async function holdOpenSide(tx: AppTx, { id }: Pick<InviteRow, 'id'>, side: Side): Promise<boolean> {
  const row = await tx.selectFrom('invite').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const state = side === 'parent' ? row?.parent_state : row?.friend_state
  return state === 'open' && row?.taken_back_at === null
}

/** Keeps why a person has to look at it, where nobody had to when the friend counted. */
export async function setHeld(tx: AppTx, { id }: Pick<InviteRow, 'id'>, held: string): Promise<void> {
  await compareAndSet(tx, 'invite', { seen: { id, held: '' }, set: { held } })
}

/** A person has decided: nobody has to look at it any more. */
export async function clearHeld(tx: AppTx, { id }: Pick<InviteRow, 'id'>): Promise<void> {
  await tx.updateTable('invite').set({ held: '' }).where('id', '=', id).where('held', '<>', '').execute()
}

/** Says why one of the two is not given anything yet. */
export async function setWait(
  tx: AppTx,
  { id }: Pick<InviteRow, 'id'>,
  { side, code }: Omit<SideEnd, 'state'>,
): Promise<void> {
  const set = side === 'parent' ? { parent_code: code } : { friend_code: code }
  const state = side === 'parent' ? 'parent_state' : 'friend_state'
  await tx.updateTable('invite').set(set).where('id', '=', id).where(state, '=', 'open').execute()
}

/** False where it was noted before. */
export async function setTakenBack(tx: AppTx, { id }: Pick<InviteRow, 'id'>, nowMs: number): Promise<boolean> {
  const set = { taken_back_at: instant(nowMs) }
  return (await compareAndSet(tx, 'invite', { seen: { id, taken_back_at: null }, set })) !== undefined
}

interface Month {
  readonly idHash: Buffer
  /** Its first day. */
  readonly month: string
}

/** Counts a friend among those of an approved ID in a month. False where that would be one too many. */
export async function takeMonth(tx: AppTx, { idHash, month }: Month, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into invite_month as m (id_hash, month, friends) values (${idHash}, ${month}::date, 1)
    on conflict (id_hash, month) do update set friends = m.friends + 1 where m.friends < ${most}
    returning friends`.execute(tx)
  return rows.length === 1
}

export async function giveMonthBack(tx: AppTx, { idHash, month }: Month): Promise<void> {
  await sql`
    update invite_month set friends = friends - 1 where id_hash = ${idHash} and month = ${month}::date`.execute(tx)
}

const lookedFor = 50
const aMinuteMs = 60_000

/** Lets those be looked at soon whom somebody looks for: a member's last friends who have yet to do something, and the member as a friend. */
export async function hasten(tx: AppTx, uid: bigint, nowMs: number): Promise<void> {
  await sql`
    update invite set due_at = ${instant(nowMs)} where id in (
      select id from invite where (parent = ${uid} or uid = ${uid}) and due_at > ${instant(nowMs + aMinuteMs)}
        and (counted_at is null or parent_state = 'open' or friend_state = 'open')
      order by joined_at desc limit ${lookedFor})`.execute(tx)
}

/** Lets some of those be looked at now who count and whose deposit may be taken back. Whoever is looked at just now is left alone. */
export async function hastenCounted(tx: AppTx, uids: readonly bigint[], nowMs: number): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ due_at: instant(nowMs) })
    .where('uid', 'in', [...uids])
    .where('counted_at', 'is not', null)
    .where('taken_back_at', 'is', null)
    .where('due_at', '>', instant(nowMs + aMinuteMs))
    .execute()
}

/** Lets those be looked at now who count by a version of its terms and are still to be given something. */
export async function hastenOpen(
  tx: AppTx,
  { promotion, version }: Pick<Counting, 'promotion' | 'version'>,
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ due_at: instant(nowMs) })
    .where('promotion', '=', promotion)
    .where('version', '=', version)
    .where(({ or, eb }) => or([eb('parent_state', '=', 'open'), eb('friend_state', '=', 'open')]))
    .where('due_at', '>', instant(nowMs + aMinuteMs))
    .execute()
}

/** Lets some of those be looked at now who count, also where nobody looked any more. Whoever is looked at just now is left alone. */
export async function hastenEnded(tx: AppTx, uids: readonly bigint[], nowMs: number): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ due_at: instant(nowMs) })
    .where('uid', 'in', [...uids])
    .where('counted_at', 'is not', null)
    .where('taken_back_at', 'is', null)
    .where(({ or, eb }) => or([eb('due_at', 'is', null), eb('due_at', '>', instant(nowMs + aMinuteMs))]))
    .execute()
}

/** Lets some of those be looked at now who stand as held. Whoever is looked at just now is left alone. */
export async function hastenHeld(tx: AppTx, uids: readonly bigint[], nowMs: number): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ due_at: instant(nowMs) })
    .where('uid', 'in', [...uids])
    .where('held', '<>', '')
    .where(({ or, eb }) => or([eb('due_at', 'is', null), eb('due_at', '>', instant(nowMs + aMinuteMs))]))
    .execute()
}

export interface InviteCounts {
  readonly invited: bigint
  readonly verified: bigint
  readonly deposited: bigint
}

export async function listFriendUids(tx: AppTx, parent: bigint): Promise<readonly bigint[]> {
  const rows = await tx.selectFrom('invite').select('uid').where('parent', '=', parent).execute()
  return rows.map(({ uid }) => uid)
}

/** How far the friends of a member have come, but for some. */
export async function countFriends(tx: AppTx, parent: bigint, but: readonly bigint[] = []): Promise<InviteCounts> {
  const { rows } = await sql<InviteCounts>`
    select count(*) as invited, count(verified_at) as verified, count(deposited_at) as deposited
    from invite where parent = ${parent} and uid <> all(${[...but]}::bigint[])`.execute(tx)
  return rows[0] ?? { invited: 0n, verified: 0n, deposited: 0n }
}

/** For how many friends an approved ID was given something in a month. */
export async function countMonth(tx: AppTx, { idHash, month }: Month): Promise<number> {
  const { rows } = await sql<{ friends: number }>`
    select friends from invite_month where id_hash = ${idHash} and month = ${month}::date`.execute(tx)
  return rows[0]?.friends ?? 0
}

interface FriendPage {
  readonly place: RowPlace | null
  readonly size: number
  /** Who is none of them. */
  readonly but?: readonly bigint[]
}

/** A page of the friends of a member, who came last first. */
export async function listFriendRows(
  tx: AppTx,
  parent: bigint,
  { place, size, but = [] }: FriendPage,
): Promise<readonly InviteRow[]> {
  const isOne = sql<boolean>`uid <> all(${[...but]}::bigint[])`
  let query = tx.selectFrom('invite').selectAll().where('parent', '=', parent).where(isOne)
  if (place) query = query.where(sql<boolean>`(joined_at, id) < (${instant(place.atMs)}, ${place.id}::uuid)`)
  return query.orderBy('joined_at', 'desc').orderBy('id', 'desc').limit(size).execute()
}
