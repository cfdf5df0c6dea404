import type { GrantDeps } from '../promotion/index.ts'
import { type CollectDeps, sweepRewards } from '../reward/index.ts'
import { endClaimOf } from './claim/endClaimOf.ts'

/** What the worker does every minute with all that was promised: what it refuses gives back what was taken for it. */
export function seeToRewards(deps: GrantDeps & CollectDeps): Promise<number> {
  return sweepRewards({ ...deps, endClaimOf: reward => endClaimOf(deps, reward) })
}
