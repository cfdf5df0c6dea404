import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { findHeldUntil } from '../gate/index.ts'
import { coins, dueAt, expiryAfter, isExpired } from './reward.rules.ts'
import { type Reward, setReward } from './reward.store.ts'

/**
 * Gives a reward whose time is over more of it, where a pause kept its member from collecting it; nothing where none did. A pause that ended
 * in the same moment counts, so that nothing depends on which of the two is seen to first. The caller holds the reward.
 */
export async function extendHeld(tx: MemberTx, reward: Reward, nowMs: number): Promise<Reward | undefined> {
  if (!isExpired(reward, nowMs)) return undefined
  const act = reward.kind === coins ? 'points' : 'bonus'
  const heldUntilMs = await findHeldUntil(tx, { uid: reward.uid, act, nowMs })
  const expiresAtMs = expiryAfter(heldUntilMs, reward, nowMs)
  if (expiresAtMs === undefined) return undefined
  const due = dueAt({ ...reward, expiresAtMs }, nowMs) ?? expiresAtMs
  return setReward(tx, reward, { expires_at: instant(expiresAtMs), due_at: instant(due) })
}
