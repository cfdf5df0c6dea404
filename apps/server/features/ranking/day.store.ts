import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'
import type { Entrant, Step } from './ranking.rules.ts'

export interface DayKey {
  readonly contest: string
  readonly day: string
}

export interface RankingDay extends DayKey {
  readonly version: number
  readonly countedAtMs: number | null
  readonly entrants: number
  readonly steps: readonly Step[]
  readonly settledAtMs: number | null
  readonly root: string
  readonly line: string
  readonly publicKey: string
}

type KeptSteps = readonly (readonly [turnover: string, count: number])[]

function dayOf(row: Selectable<AppTables['ranking_day']>): RankingDay {
  return {
    contest: row.contest,
    day: row.day,
    version: row.version,
    countedAtMs: row.counted_at,
    entrants: row.entrants,
    steps: (row.steps as KeptSteps).map(([turnover, count]) => ({ turnover: BigInt(turnover), count })),
    settledAtMs: row.settled_at,
    root: row.root,
    line: row.line,
    publicKey: row.public_key,
  }
}

function days(tx: AppTx, { contest, day }: DayKey) {
  return tx.selectFrom('ranking_day').selectAll().where('contest', '=', contest).where('day', '=', day)
}

export async function findDay(tx: AppTx, key: DayKey): Promise<RankingDay | undefined> {
  const row = await days(tx, key).executeTakeFirst()
  return row && dayOf(row)
}

/** A day that nobody else changes until this transaction is over. One that is not there yet is made. */
export async function lockDay(
  tx: AppTx,
  { version, ...key }: DayKey & { readonly version: number },
): Promise<RankingDay> {
  await tx
    .insertInto('ranking_day')
    .values({ ...key, version })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return dayOf(await days(tx, key).forUpdate().executeTakeFirstOrThrow())
}

/** The newest days first, settled or not. */
export async function listDays(tx: AppTx, most: number): Promise<readonly RankingDay[]> {
  const rows = await tx
    .selectFrom('ranking_day')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('contest')
    .limit(most)
    .execute()
  return rows.map(dayOf)
}

/** Days that were settled since a time, to be compared with what came after. */
export async function listSettledSince(tx: AppTx, ms: number): Promise<readonly RankingDay[]> {
  const rows = await tx
    .selectFrom('ranking_day')
    .selectAll()
    .where('settled_at', '>=', instant(ms))
    .orderBy('day')
    .execute()
  return rows.map(dayOf)
}

/** What was settled last, of whichever contest. */
export async function findLastSettled(tx: AppTx): Promise<RankingDay | undefined> {
  const row = await tx
    .selectFrom('ranking_day')
    .selectAll()
    .where('settled_at', 'is not', null)
    .orderBy('day', 'desc')
    .orderBy('settled_at', 'desc')
    .orderBy('contest')
    .limit(1)
    .executeTakeFirst()
  return row && dayOf(row)
}

/** The contests that were settled for a day. */
export async function listSettledOf(tx: AppTx, day: string): Promise<readonly RankingDay[]> {
  const rows = await tx
    .selectFrom('ranking_day')
    .selectAll()
    .where('day', '=', day)
    .where('settled_at', 'is not', null)
    .orderBy('contest')
    .execute()
  return rows.map(dayOf)
}

interface Turn extends DayKey {
  readonly version: number
  readonly nowMs: number
  readonly untilMs: number
}

/** Takes the turn to count a day. False where somebody has it, or the day is settled. */
export async function takeTurn(tx: AppTx, { contest, day, version, nowMs, untilMs }: Turn): Promise<boolean> {
  const { rows } = await sql`
    insert into ranking_day as d (contest, day, version, turn_until)
    values (${contest}, ${day}, ${version}, ${instant(untilMs)})
    on conflict (contest, day) do update set version = excluded.version, turn_until = excluded.turn_until
    where d.settled_at is null and (d.turn_until is null or d.turn_until <= ${instant(nowMs)})
    returning contest`.execute(tx)
  return rows.length === 1
}

interface Count {
  readonly entrants: number
  readonly steps: readonly Step[]
  readonly nowMs: number
}

/** Writes down what a count came to. The caller holds the day. */
export async function keepCount(tx: AppTx, { contest, day }: DayKey, { entrants, steps, nowMs }: Count): Promise<void> {
  const kept: KeptSteps = steps.map(({ turnover, count }) => [String(turnover), count])
  await tx
    .updateTable('ranking_day')
    .set({ counted_at: instant(nowMs), entrants, steps: JSON.stringify(kept) })
    .where('contest', '=', contest)
    .where('day', '=', day)
    .execute()
}

interface Settlement {
  readonly version: number
  readonly root: string
  readonly line: string
  readonly publicKey: string
  readonly nowMs: number
}

/** Settles a day that the caller holds, for good. */
export async function keepSettlement(tx: AppTx, { contest, day }: DayKey, settlement: Settlement): Promise<void> {
  const { version, root, line, publicKey, nowMs } = settlement
  await tx
    .updateTable('ranking_day')
    .set({ version, root, line, public_key: publicKey, settled_at: instant(nowMs), turn_until: null })
    .where('contest', '=', contest)
    .where('day', '=', day)
    .where('settled_at', 'is', null)
    .execute()
}

export interface Place extends Entrant {
  readonly place: number
  /** What it is given. Nothing while the day runs. */
  readonly prize: bigint
  readonly salt: string
}

function placeOf(row: Selectable<AppTables['ranking_row']>): Place {
  const { place, uid, turnover, reached_at: reachedAtMs, prize, salt } = row
  return { place, uid, turnover, reachedAtMs, prize, salt }
}

/** Puts these places in the stead of those that are there. The caller holds the day. */
export async function replacePlaces(tx: AppTx, { contest, day }: DayKey, places: readonly Place[]): Promise<void> {
  const column = <K extends keyof Place>(name: K) => places.map(place => place[name])
  await sql`
    insert into ranking_row as r (contest, day, place, uid, turnover, reached_at, prize, salt)
    select ${contest}, ${day}, p.place, p.uid, p.turnover, to_timestamp(p.reached_ms / 1000.0), p.prize, p.salt
    from unnest(${column('place')}::integer[], ${column('uid')}::bigint[], ${column('turnover')}::bigint[],
      ${column('reachedAtMs')}::bigint[], ${column('prize')}::bigint[], ${column('salt')}::text[])
      p (place, uid, turnover, reached_ms, prize, salt)
    on conflict (contest, day, place) do update set uid = excluded.uid, turnover = excluded.turnover,
      reached_at = excluded.reached_at, prize = excluded.prize, salt = excluded.salt
    where (r.uid, r.turnover, r.reached_at, r.prize) is distinct from
      (excluded.uid, excluded.turnover, excluded.reached_at, excluded.prize)`.execute(tx)
  await tx
    .deleteFrom('ranking_row')
    .where('contest', '=', contest)
    .where('day', '=', day)
    .where('place', '>', places.length)
    .execute()
}

interface PlaceRange {
  readonly from: number
  readonly count: number
}

export async function listPlaces(
  tx: AppTx,
  { contest, day }: DayKey,
  { from, count }: PlaceRange,
): Promise<readonly Place[]> {
  const rows = await tx
    .selectFrom('ranking_row')
    .selectAll()
    .where('contest', '=', contest)
    .where('day', '=', day)
    .where('place', '>=', from)
    .where('place', '<', from + count)
    .orderBy('place')
    .execute()
  return rows.map(placeOf)
}

export async function findOwnPlace(tx: AppTx, { contest, day }: DayKey, uid: bigint): Promise<Place | undefined> {
  const row = await tx
    .selectFrom('ranking_row')
    .selectAll()
    .where('uid', '=', uid)
    .where('day', '=', day)
    .where('contest', '=', contest)
    .executeTakeFirst()
  return row && placeOf(row)
}

/** How many places there are, up to some. */
export async function countPlaces(tx: AppTx, { contest, day }: DayKey, most: number): Promise<number> {
  const { count } = await tx
    .selectFrom('ranking_row')
    .select(row => row.fn.countAll<bigint>().as('count'))
    .where('contest', '=', contest)
    .where('day', '=', day)
    .where('place', '<=', most)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The places with a prize that a member came to on settled days, the newest first. */
export async function listOwnDays(tx: AppTx, uid: bigint, most: number): Promise<readonly (Place & DayKey)[]> {
  const rows = await tx
    .selectFrom('ranking_row')
    .selectAll()
    .where('uid', '=', uid)
    .where('prize', '>', 0n)
    .orderBy('day', 'desc')
    .orderBy('contest')
    .limit(most)
    .execute()
  return rows.map(row => ({ ...placeOf(row), contest: row.contest, day: row.day }))
}
