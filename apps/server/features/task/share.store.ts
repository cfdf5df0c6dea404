import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface Share {
  readonly rewardId: string
  readonly uid: bigint
  /** An approved ID, or a device. */
  readonly mark: Buffer
  /** A Manila day, or `once`. */
  readonly period: string
  readonly coins: number
  readonly cap: number
  /** Of an ID a member who is alone with it is bounded by the tasks themselves, also where these gave more before. */
  readonly isDevice: boolean
  readonly nowMs: number
}

/**
 * Counts coins against their caps, once for a reward however often it is asked. False where there is no room: then the caller undoes its
 * transaction. Of many at once each finds what the others left: all write the rewards first and the sums behind them, in one order.
 */
export async function addShares(tx: AppTx, shares: readonly Share[]): Promise<boolean> {
  const added: Share[] = []
  for (const share of shares.toSorted((one, other) => (one.rewardId < other.rewardId ? -1 : 1)))
    if (await addShare(tx, share)) added.push(share)
  const periods = [...new Set(added.map(({ period }) => period))].sort()
  for (const period of periods) {
    const [first, ...more] = added.filter(share => share.period === period)
    if (first && !(await addToSum(tx, first, more))) return false
  }
  return true
}

/** False where it was counted before. */
async function addShare(tx: AppTx, { rewardId, uid, mark, period, coins, nowMs }: Share): Promise<boolean> {
  const added = await tx
    .insertInto('task_share')
    .values({ reward_id: rewardId, uid, mark, period, coins, at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('reward_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Adds what a member newly collects of one period to the sum of all who share its cap. */
async function addToSum(tx: AppTx, first: Share, more: readonly Share[]): Promise<boolean> {
  const { uid, mark, period, cap, isDevice } = first
  const shares = [first, ...more]
  const coins = shares.reduce((sum, share) => sum + share.coins, 0)
  if (shares.some(share => share.coins > cap) || (isDevice && coins > cap)) return false
  const { rows } = await sql`
    insert into task_share_sum as s (mark, period, coins) values (${mark}, ${period}, ${coins})
    on conflict (mark, period) do update set coins = s.coins + excluded.coins
      where s.coins + excluded.coins <= ${cap} or not ${isDevice}::boolean and s.coins = (
        select coalesce(sum(coins), 0) from task_share
        where uid = ${uid} and mark = ${mark} and period = ${period}
          and reward_id not in (${sql.join(shares.map(share => share.rewardId))}))
    returning coins`.execute(tx)
  return rows.length === 1
}
