import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { listOpenLots, lockPesoWallet, returnOf } from '../wallet/index.ts'
import { rewardIdOf, type RewardKey, rewardTransitions } from './reward.rules.ts'
import { findLotOf } from './lot.store.ts'
import { postReturn } from './postReturn.ts'
import { findReturn } from './return.store.ts'
import { lockReward, setReward } from './reward.store.ts'

export type TakeBackResult =
  /** Nothing was posted, and nothing will be. */
  | { readonly end: 'refused' }
  /** What was left of it is gone, or nothing was. */
  | { readonly end: 'taken'; readonly amount: bigint; readonly rest: bigint }
  /** Nobody knows what is left of it while a round is open that may win with it. */
  | { readonly end: 'later' }

interface TakingBack extends RewardKey {
  readonly reason: string
  readonly nowMs: number
}

/**
 * Takes a reward back that should not have been given: one that was not posted is refused, and of one that was, what its lot still locks is
 * taken. What was played through stays its member's. Taken back before is taken back.
 */
export async function takeRewardBack(tx: MemberTx, { reason, nowMs, ...key }: TakingBack): Promise<TakeBackResult> {
  const reward = await lockReward(tx, rewardIdOf(key))
  if (!reward) return { end: 'refused' }
  if (rewardTransitions.next(reward.status, 'refuse')) {
    await setReward(tx, reward, { status: 'refused', reason, due_at: null, ended_at: instant(nowMs) })
    return { end: 'refused' }
  }
  if (reward.status !== 'posted') return { end: 'refused' }
  const { uid, kind: cashType, amount: given } = reward
  const wallet = await lockPesoWallet(tx, uid)
  const lot = await findLotOf(tx, reward)
  if (!wallet || wallet.isClosed || lot === undefined) return { end: 'taken', amount: 0n, rest: given }
  const known = await findReturn(tx, { uid, lot })
  if (known) return { end: 'taken', amount: known.amount, rest: given - known.amount }
  const left = returnOf(wallet, await listOpenLots(tx, uid, wallet.turnover), lot)
  if (!left) return { end: 'taken', amount: 0n, rest: given }
  if (wallet.open_rounds > 0) return { end: 'later' }
  const { amount } = await postReturn(tx, { uid, lot, cashType, ...left, atMs: nowMs })
  return { end: 'taken', amount, rest: given - amount }
}
