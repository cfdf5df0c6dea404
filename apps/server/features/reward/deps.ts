import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CollectDeps } from './collectReward.ts'
import type { Reward } from './reward.store.ts'

/** What rewards are posted with. */
export interface RewardDeps extends CollectDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

/** What rewards of closed accounts are refused with. */
export interface RefuseDeps extends Pick<RewardDeps, 'db' | 'clock'> {
  /** Gives back what was taken of a budget for a reward. It may be asked again. */
  readonly endClaimOf: (reward: Reward) => Promise<void>
}

export type SweepDeps = RewardDeps & RefuseDeps
