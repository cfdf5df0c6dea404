import type { LimitCounts, LimitPeriod } from '@saya/contract/limit/limit.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'
import type { LimitName, OwnLimit } from './limit.rules.ts'

function select(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('play_limit').selectAll().where('uid', '=', uid).orderBy('counts').orderBy('period')
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** The columns have a check of the same words. */
function limitOf({ counts, period, most, asked_most, asked_at }: Row): OwnLimit {
  const waiting = asked_at === null ? null : { most: asked_most, askedAtMs: asked_at }
  return { counts: counts as LimitCounts, period: period as LimitPeriod, most, waiting }
}

export async function listOwnLimits(tx: MemberTx, uid: bigint): Promise<readonly OwnLimit[]> {
  return (await select(tx, uid).execute()).map(limitOf)
}

/** Who of these has set themselves any limit. */
export async function listLimitedUids(tx: MemberTx, uids: readonly bigint[]): Promise<readonly bigint[]> {
  if (uids.length === 0) return []
  const rows = await tx
    .selectFrom('play_limit')
    .select('uid')
    .distinct()
    .where('uid', 'in', [...uids])
    .execute()
  return rows.map(({ uid }) => uid)
}

/** Those of one kind, and nobody else goes by them or changes them until this transaction is over. */
export async function lockLimitsOf(tx: MemberTx, uid: bigint, counts: LimitCounts): Promise<readonly OwnLimit[]> {
  return (await select(tx, uid).where('counts', '=', counts).forUpdate().execute()).map(limitOf)
}

/** One of them, and nobody else changes it until this transaction is over. */
export async function lockLimit(tx: MemberTx, uid: bigint, name: LimitName): Promise<OwnLimit | undefined> {
  const row = await select(tx, uid)
    .where('counts', '=', name.counts)
    .where('period', '=', name.period)
    .forUpdate()
    .executeTakeFirst()
  return row && limitOf(row)
}

export interface LimitRow extends LimitName {
  readonly uid: bigint
  readonly most: bigint
  readonly nowMs: number
}

/** Writes a first limit. False where another call was faster. */
export async function insertLimit(tx: MemberTx, { uid, counts, period, most, nowMs }: LimitRow): Promise<boolean> {
  const row = await tx
    .insertInto('play_limit')
    .values({ uid, counts, period, most, set_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst()
  return row !== undefined
}

/** Sets another figure, behind which nothing waits any more. */
export async function updateLimit(tx: MemberTx, { uid, counts, period, most, nowMs }: LimitRow): Promise<void> {
  await tx
    .updateTable('play_limit')
    .set({ most, set_at: instant(nowMs), asked_most: null, asked_at: null })
    .where('uid', '=', uid)
    .where('counts', '=', counts)
    .where('period', '=', period)
    .execute()
}

interface OneLimit extends LimitName {
  readonly uid: bigint
}

/** Lets a change wait, or none. */
export async function setWaiting(
  tx: MemberTx,
  { uid, counts, period }: OneLimit,
  waiting: OwnLimit['waiting'],
): Promise<void> {
  await tx
    .updateTable('play_limit')
    .set({ asked_most: waiting?.most ?? null, asked_at: waiting ? instant(waiting.askedAtMs) : null })
    .where('uid', '=', uid)
    .where('counts', '=', counts)
    .where('period', '=', period)
    .execute()
}

export async function deleteLimit(tx: MemberTx, { uid, counts, period }: OneLimit): Promise<void> {
  await tx
    .deleteFrom('play_limit')
    .where('uid', '=', uid)
    .where('counts', '=', counts)
    .where('period', '=', period)
    .execute()
}

export interface NewLimitChange extends OneLimit {
  readonly act: 'set' | 'ask' | 'confirm' | 'cancel'
  readonly before: bigint | null
  readonly after: bigint | null
  readonly nowMs: number
}

/** Writes a change down, and names it. */
export async function insertChange(tx: MemberTx, change: NewLimitChange): Promise<string> {
  const { uid, counts, period, act, before, after, nowMs } = change
  const row = await tx
    .insertInto('play_limit_change')
    .values({ uid, counts, period, act, most_before: before, most_after: after, at: instant(nowMs) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** How often a member asked for a higher limit or none since then, up to so many times. */
export async function countWishes(tx: MemberTx, uid: bigint, { sinceMs, most }: { sinceMs: number; most: number }) {
  const rows = await tx
    .selectFrom('play_limit_change')
    .select('id')
    .where('uid', '=', uid)
    .where('at', '>', instant(sinceMs))
    .where('act', '=', 'ask')
    .limit(most)
    .execute()
  return rows.length
}

export type OwnLimitChange = Awaited<ReturnType<typeof listOwnChanges>>[number]

/** Every change of a member's limits, newest first, a page at a time. */
export function listOwnChanges(tx: MemberTx, uid: bigint, { last, size }: NextPage<{ at: number; id: string }>) {
  const query = tx
    .selectFrom('play_limit_change')
    .select(['id', 'counts', 'period', 'act', 'most_before', 'most_after', 'at'])
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
  if (!last) return query.execute()
  const at = instant(last.at)
  return query
    .where(row => row.or([row('at', '<', at), row.and([row('at', '=', at), row('id', '<', last.id)])]))
    .execute()
}
