import { tellChange } from '../../platform/events/index.ts'
import { collectReward, type CollectResult } from './collectReward.ts'
import type { RewardDeps } from './deps.ts'
import type { RewardKey } from './reward.rules.ts'

/** Posts what was promised in a transaction of its own, and lets the member's open pages know. */
export async function deliverReward(deps: RewardDeps, { uid, kind, name }: RewardKey): Promise<CollectResult> {
  const collecting = { uid, kind, name, nowMs: deps.clock.now() }
  const result = await deps.db.member(uid, tx => collectReward(tx, deps, collecting))
  if (result.ok && result.isNew) await tellChange(deps, uid, 'wallet')
  return result
}
