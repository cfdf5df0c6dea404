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
  readonly nowMs: number
}

/**
 * Counts coins against a cap, once for a reward however often it is asked. False where there is no room: then the caller undoes its
 * transaction. Of many at once each finds what the others left.
 */
export async function takeShare(
  tx: AppTx,
  { rewardId, uid, mark, period, coins, cap, nowMs }: Share,
): Promise<boolean> {
  const added = await tx
    .insertInto('task_share')
    .values({ reward_id: rewardId, uid, mark, period, coins, at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('reward_id')
    .executeTakeFirst()
  if (!added) return true
  if (coins > cap) return false
  const { rows } = await sql`
    insert into task_share_sum as s (mark, period, coins) values (${mark}, ${period}, ${coins})
    on conflict (mark, period) do update set coins = s.coins + excluded.coins where s.coins + excluded.coins <= ${cap}
    returning coins`.execute(tx)
  return rows.length === 1
}
