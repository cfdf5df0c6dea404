import { nameOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { formatPesos } from '@saya/money'
import { coins } from './reward.rules.ts'
import type { Reward } from './reward.store.ts'

const secondsOf = (atMs: number | null) => (atMs === null ? 0 : Math.floor(atMs / 1000))

/** A reward, for its member. */
export function viewReward(reward: Reward) {
  const isCoins = reward.kind === coins
  const play = isCoins || reward.isPlayWaived ? 0n : reward.amount * BigInt(reward.multiple)
  return {
    id: reward.id,
    cash_type: reward.kind,
    name: isCoins ? 'Filcoins' : nameOfCashType(reward.kind),
    asset: isCoins ? ('FIL' as const) : ('PHP' as const),
    amount: isCoins ? String(reward.amount) : formatPesos(reward.amount),
    turnover_required: formatPesos(play),
    status: reward.status,
    is_automatic: reward.isAutomatic,
    created_at: secondsOf(reward.promisedAtMs),
    expires_at: secondsOf(reward.expiresAtMs),
    ended_at: secondsOf(reward.endedAtMs),
  }
}
