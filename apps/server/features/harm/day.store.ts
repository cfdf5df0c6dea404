import type { HarmBand } from '@saya/contract/harmDesk/bands.ts'
import type { HarmMarker } from '@saya/contract/harmDesk/markers.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Lowering, MarkerPoints, Score } from './points.rules.ts'

export interface HarmDay extends Score {
  readonly uid: bigint
  readonly day: string
  /** Where the member stands, which two people may have lowered. */
  readonly band: HarmBand
}

/** Writes what a day came to for so many members, in place of what was written of it before. */
export async function replaceDays(
  tx: MemberTx,
  { uids, day }: { readonly uids: readonly bigint[]; readonly day: string },
  days: readonly HarmDay[],
): Promise<void> {
  const all = [...uids]
  await sql`delete from harm_marker where uid = any (${all}::bigint[]) and day = ${day}::date`.execute(tx)
  await sql`delete from harm_day where uid = any (${all}::bigint[]) and day = ${day}::date`.execute(tx)
  if (days.length === 0) return
  await tx
    .insertInto('harm_day')
    .values(
      days.map(({ uid, points, reached, band, unknown }) => ({
        uid,
        day,
        points,
        reached,
        band,
        unknown: [...unknown],
      })),
    )
    .execute()
  const markers = days.flatMap(({ uid, markers: own }) => own.map(one => ({ uid, day, ...one })))
  if (markers.length > 0) await tx.insertInto('harm_marker').values(markers).execute()
}

/** Who of these stood in a band on the last day before this one that they were looked at. */
export async function listBandedBefore(
  tx: MemberTx,
  uids: readonly bigint[],
  day: string,
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ uid: bigint }>`
    select u.uid from unnest(${[...uids]}::bigint[]) u (uid)
    cross join lateral (
      select band from harm_day d where d.uid = u.uid and d.day < ${day}::date order by d.day desc limit 1
    ) last
    where last.band <> 'none'`.execute(tx)
  return new Set(rows.map(({ uid }) => uid))
}

/** Who of these stands in a band on the last day that they were looked at, or has a contact that is not done. */
export async function listConcerningUids(tx: MemberTx, uids: readonly bigint[]): Promise<readonly bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    select u.uid from unnest(${[...uids]}::bigint[]) u (uid)
    cross join lateral (select band from harm_day d where d.uid = u.uid order by d.day desc limit 1) last
    where last.band <> 'none'
    union select uid from harm_contact where uid = any (${[...uids]}::bigint[]) and status <> 'done'`.execute(tx)
  return rows.map(({ uid }) => uid)
}

interface Signs {
  /** By the last night. */
  readonly band: HarmBand
  /** What the member asked for help about, in words or by staff, while nobody has finished speaking with them. */
  readonly topics: readonly HarmTopic[]
}

/** What speaks for somebody of ours to be in touch with a member just now. */
export async function findSigns(tx: MemberTx, uid: bigint): Promise<Signs> {
  const { rows } = await sql<{ band: HarmBand | null; topics: HarmTopic[] | null }>`
    select (select band from harm_day where uid = ${uid} order by day desc limit 1) as band,
      (select topics from harm_contact where uid = ${uid} and status <> 'done') as topics`.execute(tx)
  const [row] = rows
  return { band: row?.band ?? 'none', topics: row?.topics ?? [] }
}

const keptDays = 400

/** Drops what was found so long ago that nobody goes by it. Contacts stay. */
export async function dropOldDays(tx: MemberTx, day: string): Promise<void> {
  await sql`delete from harm_marker where day < ${day}::date - ${keptDays}::integer`.execute(tx)
  await sql`delete from harm_day where day < ${day}::date - ${keptDays}::integer`.execute(tx)
}

export interface KeptDay {
  readonly day: string
  readonly points: number
  readonly reached: HarmBand
  readonly band: HarmBand
  readonly unknown: readonly HarmMarker[]
}

/** The newest day of a member. */
export async function findNewestDay(tx: MemberTx, uid: bigint): Promise<KeptDay | undefined> {
  const { rows } = await sql<KeptDay>`
    select day::text, points, reached, band, unknown from harm_day where uid = ${uid} order by day desc limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** The newest days of a member, the newest first. */
export async function listNewestDays(tx: MemberTx, uid: bigint, most: number): Promise<readonly KeptDay[]> {
  const { rows } = await sql<KeptDay>`
    select day::text, points, reached, band, unknown from harm_day where uid = ${uid}
    order by harm_day.day desc limit ${most}::integer`.execute(tx)
  return rows
}

export interface DayMarker extends MarkerPoints {
  readonly day: string
}

/** What was found of a member since a day, what counts most first. */
export async function listMarkersSince(tx: MemberTx, uid: bigint, day: string): Promise<readonly DayMarker[]> {
  const { rows } = await sql<DayMarker>`
    select day::text, marker, value, base, points from harm_marker where uid = ${uid} and day::text >= ${day}
    order by harm_marker.day desc, points desc, marker`.execute(tx)
  return rows
}

/** Sets where a member stands on a day that is there. */
export async function setBand(
  tx: MemberTx,
  uid: bigint,
  { day, band }: { readonly day: string; readonly band: HarmBand },
): Promise<void> {
  await sql`update harm_day set band = ${band} where uid = ${uid} and day = ${day}::date`.execute(tx)
}

/** What two people agreed on last of what counts for a day, of each of these members: what was agreed on behind it changes no past day. */
export async function listLowerings(
  tx: MemberTx,
  uids: readonly bigint[],
  day: string,
): Promise<ReadonlyMap<bigint, Lowering>> {
  const { rows } = await sql<Lowering & { uid: bigint }>`
    select distinct on (uid) uid, band, points, until_day::text as "untilDay" from harm_lowering
    where uid = any (${[...uids]}::bigint[]) and status = 'approved' and from_day <= ${day}::date
    order by uid, decided_at desc`.execute(tx)
  return new Map(rows.map(({ uid, ...lowering }) => [uid, lowering]))
}

/** Sets from which day on a lowering counts that two people have agreed on. */
export async function setLoweringDay(
  tx: MemberTx,
  uid: bigint,
  { id, day }: { readonly id: string; readonly day: string },
): Promise<void> {
  await sql`update harm_lowering set from_day = ${day}::date where uid = ${uid} and id = ${id}`.execute(tx)
}
