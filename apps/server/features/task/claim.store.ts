import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'
import { checkInTypes } from '@saya/contract/task/taskTypes.ts'

/** Something that a member collected. Its coins are those of the reward with the same id. */
export interface TaskClaim {
  readonly rewardId: string
  readonly uid: bigint
  readonly ty: number
  /** The day that it counts for. */
  readonly day: string
  /** How much was asked for; of a check-in its place in the week. */
  readonly step: number
  readonly coins: number
  readonly isMadeUp: boolean
  readonly names: readonly [string, string]
  readonly atMs: number
}

function claims(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('task_claim')
    .select(['reward_id', 'uid', 'ty', 'step', 'coins', 'is_made_up', 'en_name', 'tl_name', 'at'])
    .select(sql<string>`day::text`.as('named_day'))
    .where('uid', '=', uid)
}

type ClaimRow = Awaited<ReturnType<ReturnType<typeof claims>['executeTakeFirstOrThrow']>>

function claimOf({
  reward_id,
  uid,
  ty,
  named_day: day,
  step,
  coins,
  is_made_up,
  en_name,
  tl_name,
  at,
}: ClaimRow): TaskClaim {
  return { rewardId: reward_id, uid, ty, day, step, coins, isMadeUp: is_made_up, names: [en_name, tl_name], atMs: at }
}

export async function addClaim(tx: MemberTx, { rewardId, isMadeUp, names, atMs, ...claim }: TaskClaim): Promise<void> {
  const [en_name, tl_name] = names
  const row = { ...claim, reward_id: rewardId, is_made_up: isMadeUp, en_name, tl_name, at: instant(atMs) }
  await tx.insertInto('task_claim').values(row).execute()
}

const checkIns = Object.values(checkInTypes)

export async function listSigned(
  tx: MemberTx,
  uid: bigint,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const rows = await claims(tx, uid)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('ty', 'in', checkIns)
    .execute()
  return rows.map(claimOf)
}

interface CollectedSince {
  /** The first day that can still be asked for. */
  readonly fromDay: string
  /** What is done once is asked for ever. */
  readonly onceTypes: readonly number[]
}

/** Tasks that were collected and may still be asked for. */
export async function listCollected(tx: MemberTx, uid: bigint, { fromDay, onceTypes }: CollectedSince) {
  const rows = await claims(tx, uid)
    .where('ty', 'not in', checkIns)
    .where(row => row.or([row('day', '>=', fromDay), row('ty', 'in', [...onceTypes])]))
    .execute()
  return rows.map(claimOf)
}

/** All that a member collected, newest first, a page at a time. */
export async function listClaims(tx: MemberTx, uid: bigint, { place, size }: { place: RowPlace | null; size: number }) {
  const rows = await claims(tx, uid)
    .$if(place !== null, query =>
      query.where(sql<boolean>`(at, reward_id) < (${instant(place?.atMs ?? 0)}, ${place?.id ?? ''}::uuid)`),
    )
    .orderBy('at', 'desc')
    .orderBy('reward_id', 'desc')
    .limit(size)
    .execute()
  return rows.map(claimOf)
}

/** How many there are, exactly up to a thousand. */
export function countClaims(tx: MemberTx, uid: bigint): Promise<number> {
  return countRows(tx, tx.selectFrom('task_claim').select('reward_id').where('uid', '=', uid))
}

/** What came on each of some Manila days in all. */
export async function sumDays(tx: MemberTx, uid: bigint, span: { readonly fromMs: number; readonly untilMs: number }) {
  const { rows } = await sql<{ day: string; coins: bigint }>`
    select (at at time zone 'Asia/Manila')::date::text as day, sum(coins)::bigint as coins from task_claim
    where uid = ${uid} and at >= ${instant(span.fromMs)} and at < ${instant(span.untilMs)} group by 1`.execute(tx)
  return new Map(rows.map(({ day, coins }) => [day, Number(coins)]))
}

export async function sumByTask(tx: MemberTx, uid: bigint) {
  const { rows } = await sql<{ ty: number; en_name: string; tl_name: string; count: bigint; coins: bigint }>`
    select ty, (array_agg(en_name order by at desc))[1] as en_name, (array_agg(tl_name order by at desc))[1] as tl_name,
      count(*) as count, sum(coins)::bigint as coins
    from task_claim where uid = ${uid} group by ty order by ty`.execute(tx)
  return rows
}
