import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'

/** A version of a promotion, whose budget is one of its own. */
export interface VersionKey {
  readonly promotion: string
  readonly version: number
}

export interface Slice {
  readonly slice: number
  readonly left: bigint
}

/** Opens the budget of a version. One that is open stays as it is. */
export async function openBudget(
  tx: AppTx,
  { promotion, version }: VersionKey,
  slices: readonly bigint[],
): Promise<void> {
  const rows = slices.map((units, slice) => ({ promotion, version, slice, units, left_units: units }))
  await tx
    .insertInto('promotion_budget')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function ofVersion({ promotion, version }: VersionKey) {
  return sql`promotion = ${promotion} and version = ${version}`
}

export interface SliceUnits {
  readonly slice: number
  readonly units: bigint
}

export async function countSlices(tx: AppTx, key: VersionKey): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from promotion_budget where ${ofVersion(key)}`.execute(tx)
  return Number(rows[0]?.count ?? 0n)
}

/** What is left in all slices together, as others leave it just now. */
export async function readLeft(tx: AppTx, key: VersionKey): Promise<bigint> {
  const { rows } = await sql<{ left: bigint }>`
    select coalesce(sum(left_units), 0)::bigint as left from promotion_budget where ${ofVersion(key)}`.execute(tx)
  return rows[0]?.left ?? 0n
}

/** Takes so much of one slice, if it has it: of many at once none takes what is not there. Answers what is left in it. */
export async function takeFrom(tx: AppTx, key: VersionKey, { slice, units }: SliceUnits): Promise<bigint | undefined> {
  const { rows } = await sql<{ left_units: bigint }>`
    update promotion_budget set left_units = left_units - ${units}
    where ${ofVersion(key)} and slice = ${slice} and left_units >= ${units}
    returning left_units`.execute(tx)
  return rows[0]?.left_units
}

/**
 * The same, and nothing is held where the slice has not so much: whoever waited for its row would keep it locked until their transaction
 * ends, out of the order in which all slices are locked, and two of them would wait for each other.
 */
export async function takeOrLetGo(tx: AppTx, key: VersionKey, wanted: SliceUnits): Promise<bigint | undefined> {
  await sql`savepoint slice`.execute(tx)
  const left = await takeFrom(tx, key, wanted)
  if (left === undefined) await sql`rollback to savepoint slice`.execute(tx)
  return left
}

/** All slices, which nobody else takes from until this transaction is over. Everybody locks them in the same order. */
export async function lockSlices(tx: AppTx, key: VersionKey): Promise<readonly Slice[]> {
  const { rows } = await sql<Slice>`
    select slice, left_units as left from promotion_budget where ${ofVersion(key)} order by slice for update`.execute(
    tx,
  )
  return rows
}

/** Puts together in one slice what is left in all of them. The caller holds them. */
export async function gather(tx: AppTx, key: VersionKey, { slice, left }: Slice): Promise<void> {
  await sql`
    update promotion_budget set left_units = case when slice = ${slice} then ${left}::bigint else 0 end
    where ${ofVersion(key)}`.execute(tx)
}

/** Gives back what was taken of a slice. Answers what is left in it. */
export async function giveBack(tx: AppTx, key: VersionKey, { slice, units }: SliceUnits): Promise<bigint | undefined> {
  const { rows } = await sql<{ left_units: bigint }>`
    update promotion_budget set left_units = left_units + ${units} where ${ofVersion(key)} and slice = ${slice}
    returning left_units`.execute(tx)
  return rows[0]?.left_units
}

export interface CostChange extends VersionKey {
  readonly day: string
  readonly slice: number
  readonly grants: number
  readonly units: bigint
}

export async function addCost(tx: AppTx, change: CostChange): Promise<void> {
  const { promotion, version, day, slice, grants, units } = change
  await sql`
    insert into promotion_cost as c (promotion, version, day, slice, grants, units)
    values (${promotion}, ${version}, ${day}::date, ${slice}, ${grants}, ${units})
    on conflict (promotion, version, day, slice) do update
    set grants = c.grants + excluded.grants, units = c.units + excluded.units`.execute(tx)
}

/** Takes a cost back that a refusal made untrue. */
export async function takeCostBack(
  tx: AppTx,
  { day, slice, units, ...key }: Omit<CostChange, 'grants'>,
): Promise<void> {
  await sql`
    update promotion_cost set grants = grants - 1, units = units - ${units}
    where ${ofVersion(key)} and day = ${day}::date and slice = ${slice}`.execute(tx)
}

/** What a day has cost so far, over all slices. */
export async function readDayCost(tx: AppTx, key: VersionKey, day: string): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    select coalesce(sum(units), 0)::bigint as units from promotion_cost
    where ${ofVersion(key)} and day = ${day}::date`.execute(tx)
  return rows[0]?.units ?? 0n
}

/** What the dearest of all days so far has cost, over all slices. */
export async function readDearestDayCost(tx: AppTx, key: VersionKey): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    select coalesce(max(units), 0)::bigint as units from (
      select sum(units) as units from promotion_cost where ${ofVersion(key)} group by day
    ) days`.execute(tx)
  return rows[0]?.units ?? 0n
}

export interface VersionCost extends VersionKey {
  readonly grants: bigint
  readonly units: bigint
}

export async function listCosts(tx: AppTx): Promise<readonly VersionCost[]> {
  const { rows } = await sql<VersionCost>`
    select promotion, version, sum(grants)::bigint as grants, sum(units)::bigint as units
    from promotion_cost group by promotion, version`.execute(tx)
  return rows
}

/** The last days of a version that cost something, the oldest first. */
export async function listDayCosts(tx: AppTx, key: VersionKey, most: number) {
  const { rows } = await sql<{ day: string; grants: bigint; units: bigint }>`
    select day::text, sum(grants)::bigint as grants, sum(units)::bigint as units from promotion_cost
    where ${ofVersion(key)} group by day order by day desc limit ${most}`.execute(tx)
  return rows.toReversed()
}

interface DayCost {
  readonly promotion: string
  readonly day: string
  readonly grants: bigint
  readonly units: bigint
}

/** What each promotion has cost for the days since one, over all versions and slices. */
export async function listCostsSince(tx: AppTx, day: string): Promise<readonly DayCost[]> {
  const { rows } = await sql<DayCost>`
    select promotion, day::text, sum(grants)::bigint as grants, sum(units)::bigint as units
    from promotion_cost where day >= ${day}::date group by promotion, day`.execute(tx)
  return rows
}

interface GiftShare {
  readonly idHash: Buffer
  /** The first day of the month. */
  readonly month: string
  readonly units: bigint
}

/** Counts a gift among those of an approved ID in a month. Answers what they come to; nothing where that would be more than the cap. */
export async function takeGiftShare(
  tx: AppTx,
  { idHash, month, units }: GiftShare,
  cap: bigint,
): Promise<bigint | undefined> {
  if (units > cap) return undefined
  const { rows } = await sql<{ units: bigint }>`
    insert into gift_month as g (id_hash, month, units) values (${idHash}, ${month}::date, ${units})
    on conflict (id_hash, month) do update set units = g.units + excluded.units where g.units + excluded.units <= ${cap}
    returning units`.execute(tx)
  return rows[0]?.units
}

/** What an approved ID was given of gifts in a month. */
export async function readGiftShare(tx: AppTx, { idHash, month }: Omit<GiftShare, 'units'>): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    select units from gift_month where id_hash = ${idHash} and month = ${month}::date`.execute(tx)
  return rows[0]?.units ?? 0n
}

/** Answers what the gifts of the ID in the month come to without it. */
export async function giveGiftShareBack(tx: AppTx, { idHash, month, units }: GiftShare): Promise<bigint | undefined> {
  const { rows } = await sql<{ units: bigint }>`
    update gift_month set units = units - ${units} where id_hash = ${idHash} and month = ${month}::date
    returning units`.execute(tx)
  return rows[0]?.units
}
