import type { BoxTerms } from '@saya/contract/box/box.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { AppTables } from '../../../platform/db/tables.gen.ts'

/** A Manila day of boxes as it was bound. */
export interface BoxDay {
  readonly day: string
  readonly commitment: string
  readonly sealedSeed: Buffer
  readonly odds: BoxTerms['odds']
  readonly oddsHash: string
  readonly version: number
  readonly leastPlay: bigint
  readonly most: number
  /** From when on its seed is told. */
  readonly shownAtMs: number | null
  readonly taken: number | null
  readonly cost: bigint | null
}

function dayOf(row: Selectable<AppTables['box_day']>): BoxDay {
  return {
    day: row.day,
    commitment: row.commitment,
    sealedSeed: row.sealed_seed,
    odds: row.odds as BoxTerms['odds'],
    oddsHash: row.odds_hash,
    version: row.version,
    leastPlay: row.least_play,
    most: row.most,
    shownAtMs: row.shown_at,
    taken: row.taken,
    cost: row.cost,
  }
}

export async function findDay(tx: AppTx, day: string): Promise<BoxDay | undefined> {
  const row = await tx.selectFrom('box_day').selectAll().where('day', '=', day).executeTakeFirst()
  return row && dayOf(row)
}

/** Which agreement of two people a day was bound by. */
export async function getVersion(tx: AppTx, day: string): Promise<number> {
  const { version } = await tx.selectFrom('box_day').select('version').where('day', '=', day).executeTakeFirstOrThrow()
  return version
}

/** Days from one to another, the newest first. */
export async function listDays(tx: AppTx, from: string, to: string): Promise<readonly BoxDay[]> {
  const rows = await tx
    .selectFrom('box_day')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .execute()
  return rows.map(dayOf)
}

type NewDay = Omit<BoxDay, 'shownAtMs' | 'taken' | 'cost'>

interface DayMaking {
  /** How many boxes each slice has. */
  readonly slices: readonly number[]
  readonly nowMs: number
}

/** Binds a day, unless it is: what was shown of it stays. */
export async function addDay(tx: AppTx, day: NewDay, { slices, nowMs }: DayMaking): Promise<void> {
  const added = await tx
    .insertInto('box_day')
    .values({
      day: day.day,
      commitment: day.commitment,
      sealed_seed: day.sealedSeed,
      odds: JSON.stringify(day.odds),
      odds_hash: day.oddsHash,
      version: day.version,
      least_play: day.leastPlay,
      most: day.most,
      made_at: instant(nowMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (!added) return
  const rows = slices.map((most, slice) => ({ day: day.day, slice, most }))
  await tx.insertInto('box_slice').values(rows).execute()
}

/** How many boxes of a day are left to be opened. */
export async function countLeft(tx: AppTx, day: string): Promise<number> {
  const { rows } = await sql<{ left: bigint }>`
    select coalesce(sum(most - taken), 0)::bigint as "left" from box_slice where day = ${day} and not is_closed`.execute(
    tx,
  )
  return Number(rows[0]?.left ?? 0n)
}

interface SliceState {
  readonly slice: number
  readonly isOpen: boolean
}

/** The slices of a day that still have a box, or had one when the day was closed. */
export async function listSlices(tx: AppTx, day: string): Promise<readonly SliceState[]> {
  const rows = await tx
    .selectFrom('box_slice')
    .select(['slice', 'is_closed'])
    .where('day', '=', day)
    .whereRef('taken', '<', 'most')
    .orderBy('slice')
    .execute()
  return rows.map(({ slice, is_closed: isClosed }) => ({ slice, isOpen: !isClosed }))
}

export async function countSlices(tx: AppTx, day: string): Promise<number> {
  const { count } = await tx
    .selectFrom('box_slice')
    .select(row => row.fn.countAll<bigint>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Slice {
  readonly day: string
  readonly slice: number
}

/** Takes a box of a slice, if it has one and its day is not closed: of many at once none takes what is not there. */
export function takeFrom(tx: AppTx, { day, slice }: Slice): Promise<boolean> {
  return changeOrLetGo(
    tx,
    sql`
      update box_slice set taken = taken + 1
      where day = ${day} and slice = ${slice} and taken < most and not is_closed returning slice`,
  )
}

/** Gives one back that was taken. False where this slice has given none. */
export function giveBackTo(tx: AppTx, { day, slice }: Slice): Promise<boolean> {
  return changeOrLetGo(
    tx,
    sql`update box_slice set taken = taken - 1 where day = ${day} and slice = ${slice} and taken > 0 returning slice`,
  )
}

/**
 * Whoever waited for a slice in vain would keep its row locked until their transaction ends. They go on to the next one, so two of
 * them, or one and whoever closes the day, would wait for each other. So nobody who waits for a slice holds another one.
 */
async function changeOrLetGo(tx: AppTx, change: RawBuilder<unknown>): Promise<boolean> {
  await sql`savepoint slice`.execute(tx)
  const { rows } = await change.execute(tx)
  if (rows.length === 0) await sql`rollback to savepoint slice`.execute(tx)
  return rows.length === 1
}

/** From now on no box of the day is taken: whoever is at it right now is waited for. Everybody who locks all slices does so in this order. */
export async function closeSlices(tx: AppTx, day: string): Promise<void> {
  await sql`select from box_slice where day = ${day} order by slice for update`.execute(tx)
  await sql`update box_slice set is_closed = true where day = ${day}`.execute(tx)
}

/** Tells a day's seed, with what the day came to. */
export async function showDay(
  tx: AppTx,
  { day, taken, cost, nowMs }: { day: string; taken: number; cost: bigint; nowMs: number },
): Promise<void> {
  await tx
    .updateTable('box_day')
    .set({ shown_at: instant(nowMs), taken, cost })
    .where('day', '=', day)
    .where('shown_at', 'is', null)
    .execute()
}
