import type { RingSign } from '@saya/contract/ring/signs.ts'
import type { RingStatus } from '@saya/contract/ring/ring.ts'
import { type Selectable, sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import type { FoundSign } from './signs.rules.ts'

export interface HeldFriend {
  readonly uid: bigint
  readonly parent: bigint
  readonly status: RingStatus
  readonly foundAtMs: number
  readonly decidedBy: string
  readonly decidedAtMs: number | null
  readonly reason: string
  readonly dueAtMs: number | null
}

function friendOf(row: Selectable<AppTables['ring_friend']>): HeldFriend {
  return {
    uid: row.uid,
    parent: row.parent,
    status: row.status as RingStatus,
    foundAtMs: row.found_at,
    decidedBy: row.decided_by,
    decidedAtMs: row.decided_at,
    reason: row.reason,
    dueAtMs: row.due_at,
  }
}

export interface RingFinding {
  readonly uid: bigint
  readonly parent: bigint
  readonly points: number
  readonly signs: readonly FoundSign[]
  readonly nowMs: number
}

/** Holds a friend for a person, and answers how they stand: as before where they were found before, with what is new beside it. */
export async function holdFriend(tx: AppTx, { uid, parent, points, signs, nowMs }: RingFinding): Promise<RingStatus> {
  const at = instant(nowMs)
  await tx
    .insertInto('ring')
    .values({ uid: parent, found_at: at, held: 0 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  // Whoever changes a friend of the ring holds the ring, so that its count is right.
  await lockRing(tx, parent)
  await tx
    .insertInto('ring_friend')
    .values({ uid, parent, status: 'held', points, found_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const ties = signs.flatMap(({ sign, others }) =>
    (others.length > 0 ? others : [uid]).map(other => ({ uid, other, sign })),
  )
  await tx
    .insertInto('ring_tie')
    .values(ties)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await countHeld(tx, parent)
  const friend = await findFriend(tx, uid)
  return friend?.status ?? 'held'
}

async function lockRing(tx: AppTx, uid: bigint): Promise<void> {
  await tx.selectFrom('ring').select('uid').where('uid', '=', uid).forUpdate().executeTakeFirstOrThrow()
}

async function countHeld(tx: AppTx, uid: bigint): Promise<void> {
  await sql`
    update ring set held = (
      select count(*)::integer from ring_friend f where f.parent = ring.uid and f.status = 'held')
    where uid = ${uid}::bigint`.execute(tx)
}

export async function findFriend(tx: AppTx, uid: bigint): Promise<HeldFriend | undefined> {
  const row = await tx.selectFrom('ring_friend').selectAll().where('uid', '=', uid).executeTakeFirst()
  return row && friendOf(row)
}

export interface FriendDecision {
  readonly seen: HeldFriend
  readonly to: 'free' | 'refused'
  readonly by: string
  readonly reason: string
  readonly nowMs: number
  /** When the rewards must have followed, unless that was done by then. */
  readonly dueAtMs: number
}

/** Writes what a person said. Nothing where somebody was faster. */
export async function decide(tx: AppTx, decision: FriendDecision): Promise<HeldFriend | undefined> {
  const { seen, to, by, reason, nowMs, dueAtMs } = decision
  await lockRing(tx, seen.parent)
  const row = await compareAndSet(tx, 'ring_friend', {
    seen: { uid: seen.uid, status: seen.status },
    set: { status: to, decided_by: by, decided_at: instant(nowMs), reason, due_at: instant(dueAtMs) },
  })
  if (row) await countHeld(tx, seen.parent)
  return row && friendOf(row)
}

/** The friend's rewards follow what was decided. */
export async function setFollowed(tx: AppTx, uid: bigint): Promise<void> {
  await tx.updateTable('ring_friend').set({ due_at: null }).where('uid', '=', uid).execute()
}

/** Of whom a person has said one of the two since a moment. */
export async function listDecided(tx: AppTx, status: 'free' | 'refused', sinceMs: number): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('ring_friend')
    .select('uid')
    .where('status', '=', status)
    .where('decided_at', '>=', instant(sinceMs))
    .execute()
  return rows.map(({ uid }) => uid)
}

/** Whose rewards must still follow, the longest waiting first. */
export async function listDue(tx: AppTx, nowMs: number, most: number): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('ring_friend')
    .select('uid')
    .where('due_at', '<=', instant(nowMs))
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}

/** The friends of a ring: those who wait for a person first, and each in the order in which they were found. */
export async function listFriends(tx: AppTx, parent: bigint, most: number): Promise<readonly HeldFriend[]> {
  const rows = await tx
    .selectFrom('ring_friend')
    .selectAll()
    .where('parent', '=', parent)
    .orderBy(sql`status = 'held'`, 'desc')
    .orderBy('found_at')
    .orderBy('uid')
    .limit(most)
    .execute()
  return rows.map(friendOf)
}

export interface Tie {
  readonly uid: bigint
  readonly other: bigint
  readonly sign: RingSign
}

export async function listTies(tx: AppTx, uids: readonly bigint[]): Promise<readonly Tie[]> {
  if (uids.length === 0) return []
  const rows = await tx
    .selectFrom('ring_tie')
    .select(['uid', 'other', 'sign'])
    .where('uid', 'in', [...uids])
    .orderBy('uid')
    .orderBy('sign')
    .orderBy('other')
    .execute()
  return rows.map(({ uid, other, sign }) => ({ uid, other, sign: sign as RingSign }))
}
