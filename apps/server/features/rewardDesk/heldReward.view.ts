import { type Reward, viewReward } from '../reward/index.ts'

/** A held reward, for staff. */
export function viewHeldReward(reward: Reward) {
  const { id, cash_type, name, asset, amount, status, created_at, expires_at } = viewReward(reward)
  const shown = { id, cash_type, name, asset, amount, status, created_at, expires_at }
  const { promotion, decision } = reward.basis
  const heldAt = Math.floor((reward.heldAtMs ?? 0) / 1000)
  return { ...shown, uid: String(reward.uid), reason: reward.reason, promotion, decision, held_at: heldAt }
}
