import { dayMs } from '@saya/money'
import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { tellNews } from '../../../platform/events/index.ts'
import { recordReferral, type ReferralOrigin } from '../../referral/index.ts'
import { deleteHandoffsOf } from '../handoff/handoff.store.ts'
import { forgetDeviceOf, forgetDevices } from './knownDevice.store.ts'
import { closeBehind } from './sessionsEnded.ts'

/** By what somebody has proved that it is them. */
export type ProofKind = 'code' | 'password' | 'passkey'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly uid: bigint
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** By what signing in proved that it is the member: a code unless told otherwise, null where it proved too little. */
  readonly confirmedBy?: ProofKind | null
  readonly deviceId?: string
  readonly device?: string
  readonly address?: string
}

export async function openSession(tx: AppTx, session: NewSession): Promise<void> {
  const { confirmedBy = 'code' } = session
  await tx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      uid: session.uid,
      created_at: instant(session.createdAtMs),
      expires_at: instant(session.expiresAtMs),
      device_id: session.deviceId ?? '',
      device: session.device ?? '',
      address: session.address ?? '',
      seen_at: instant(session.createdAtMs),
      // Signing in is a proof of its own.
      confirmed_at: confirmedBy && instant(session.createdAtMs),
      confirmed_by: confirmedBy,
    })
    .execute()
}

export function findSession(tx: AppTx, tokenHash: Buffer) {
  return tx
    .selectFrom('session')
    .innerJoin('sign_in', 'sign_in.uid', 'session.uid')
    .select([
      'session.id',
      'session.uid',
      'session.created_at',
      'session.expires_at',
      'session.ended_at',
      'session.seen_at',
      'session.confirmed_at',
      'session.confirmed_by',
      'session.previous_hash',
      'sign_in.blocked_at',
      'sign_in.closed_at',
      'sign_in.kyc_next_at',
      'sign_in.asks_passkey',
    ])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Whether one of a member's sessions is open, by its id. */
export async function isSessionOpen(
  tx: AppTx,
  { uid, id, nowMs }: { readonly uid: bigint; readonly id: string; readonly nowMs: number },
): Promise<boolean> {
  const open = await tx
    .selectFrom('session')
    .select('id')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', instant(nowMs))
    .executeTakeFirst()
  return open !== undefined
}

/** Those of these sessions that count no more, or are there no more. */
export async function findOverSessions(tx: AppTx, ids: readonly string[], nowMs: number): Promise<readonly string[]> {
  const open = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', instant(nowMs))
    .execute()
  const counting = new Set(open.map(({ id }) => id))
  return ids.filter(id => !counting.has(id))
}

interface Use {
  readonly tokenHash: Buffer
  readonly nowMs: number
  readonly expiresAtMs: number
}

/** Writes down that a session was used. One that lives longer by it never lives shorter. */
export async function useSession(tx: AppTx, { tokenHash, nowMs, expiresAtMs }: Use): Promise<void> {
  await tx
    .updateTable('session')
    .set({
      seen_at: instant(nowMs),
      expires_at: sql`greatest(expires_at, ${instant(expiresAtMs)})`,
    })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

interface SessionQuery {
  readonly uid: bigint
  readonly nowMs: number
  readonly most: number
}

/** The sessions of a member that count, the latest used first. */
export function listSessionsOf(tx: AppTx, { uid, nowMs, most }: SessionQuery) {
  return tx
    .selectFrom('session')
    .select(['id', 'device', 'address', 'created_at', 'seen_at'])
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', instant(nowMs))
    .orderBy(sql`coalesce(seen_at, created_at)`, 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** What ends a session that its owner did not leave on that device, as they hear of it there. */
export type Ender = 'elsewhere' | 'password' | 'phone' | 'safety'

interface Ending {
  readonly uid: bigint
  readonly id: string
  readonly by?: Ender
  readonly nowMs: number
}

/** Ends one session of a member, tells whoever holds something open for it, and says whether there was one to end. */
export async function endSession(tx: AppTx, { uid, id, by, nowMs }: Ending): Promise<boolean> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: instant(nowMs), ended_by: by ?? null })
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .returning(['id', 'device_id'])
    .executeTakeFirst()
  if (!ended) return false
  if (by === 'elsewhere') await forgetDeviceOf(tx, { uid, deviceId: ended.device_id })
  await tellNews(tx, 'session.ended', { uid: String(uid), session: id })
  await closeBehind(tx, uid, [id])
  return true
}

interface EndingOfMany {
  readonly uid: bigint
  /** The session that stays, where one does. */
  readonly exceptId?: string
  /** The device that stays known: of the session that stays, unless told otherwise. */
  readonly exceptDeviceId?: string
  readonly by?: Ender
  readonly nowMs: number
}

/**
 * Ends the sessions of a member on every device, or on every other one, and says how many. Where the member did so
 * themselves, the devices are strangers' from then on.
 */
export async function endSessionsOf(tx: AppTx, ending: EndingOfMany): Promise<number> {
  const { uid, exceptId, by, nowMs } = ending
  if (by) await forgetDevices(tx, uid, ending.exceptDeviceId ?? (await findDevice(tx, exceptId)))
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: instant(nowMs), ended_by: by ?? null })
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .$if(exceptId !== undefined, query => query.where('id', '!=', exceptId as string))
    .returning('id')
    .execute()
  // Also those of the session that stays: whoever it was taken from may hold one.
  await deleteHandoffsOf(tx, uid)
  if (ended.length === 0) return 0
  await tellNews(tx, 'session.ended', { uid: String(uid) })
  const ids = ended.map(session => session.id)
  await closeBehind(tx, uid, ids)
  return ended.length
}

async function findDevice(tx: AppTx, sessionId: string | undefined): Promise<string> {
  if (sessionId === undefined) return ''
  const row = await tx.selectFrom('session').select('device_id').where('id', '=', sessionId).executeTakeFirst()
  return row?.device_id ?? ''
}

/** What ended the session of a token, where its owner is to hear of it. */
export async function findEnder(tx: AppTx, tokenHash: Buffer): Promise<Ender | undefined> {
  const row = await tx
    .selectFrom('session')
    .select('ended_by')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is not', null)
    .executeTakeFirst()
  return (row?.ended_by as Ender | null) ?? undefined
}

interface Confirmation {
  readonly tokenHash: Buffer
  readonly by: ProofKind
  readonly nowMs: number
}

/** Notes that the person has just proved in this session that it is them. */
export async function confirmSession(tx: AppTx, { tokenHash, by, nowMs }: Confirmation): Promise<void> {
  const confirmed = await tx
    .updateTable('session')
    .set({ confirmed_at: instant(nowMs), confirmed_by: by })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .returning(['uid', 'id'])
    .executeTakeFirst()
  if (confirmed) await tellNews(tx, 'session.changed', { uid: String(confirmed.uid), session: confirmed.id })
}

/** Members with a session that was opened by then and counts, so many at a time. */
export async function listMembersInside(tx: AppTx, nowMs: number, most: number): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('session')
    .select('uid')
    .distinct()
    .where('ended_at', 'is', null)
    .where('created_at', '<=', instant(nowMs))
    .where('expires_at', '>', instant(nowMs))
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}

/** The members of whose sessions one was ended since then. */
export async function listSignedOut(tx: AppTx, sinceMs: number): Promise<readonly bigint[]> {
  const since = instant(sinceMs)
  const ended = tx.selectFrom('session').select('uid').where('ended_at', '>=', since)
  const blocked = tx.selectFrom('sign_in').select('uid').where('blocked_at', '>=', since)
  const rows = await ended.union(blocked).execute()
  return rows.map(row => row.uid)
}

/** Deletes sessions that ended or ran out before then, so many at a time, and says how many. */
export async function deleteSessions(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('session')
    .select('token_hash')
    .where(row => row.or([row('ended_at', '<', instant(beforeMs)), row('expires_at', '<', instant(beforeMs))]))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx.deleteFrom('session').where('token_hash', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

interface PhoneClaim {
  readonly phone: string
  readonly nowMs: number
  /** Draws a name for a new member, and another one when somebody has it. */
  readonly drawUsername: () => string
  /** Of the call that registers them, where one does. */
  readonly origin?: ReferralOrigin
}

const mostDraws = 8
/** When the KYC clock first has something to say to a new member. */

export function findPhone(tx: AppTx, phone: string) {
  return tx.selectFrom('sign_in').selectAll().where('phone', '=', phone).executeTakeFirst()
}

/** The member of a phone. A phone not seen before gets the next number; two at once get the same. */
export async function claimPhone(tx: AppTx, { phone, nowMs, drawUsername, origin }: PhoneClaim) {
  for (let draws = 0; ; draws++) {
    const known = await findPhone(tx, phone)
    if (known) return known
    if (draws === mostDraws) throw new Error('No username could be drawn that is free.')
    const uid = sql<bigint>`nextval('member_uid')`
    const made = await tx
      .insertInto('sign_in')
      .values({ uid, phone, username: drawUsername(), created_at: instant(nowMs), kyc_next_at: instant(nowMs + dayMs) })
      .onConflict(conflict => conflict.doNothing())
      .returning('uid')
      .executeTakeFirst()
    if (made && origin) await recordReferral(tx, { uid: made.uid, nowMs }, origin)
  }
}
