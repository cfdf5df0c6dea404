import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CollectDeps } from './collectReward.ts'

/** What rewards are posted with. */
export interface RewardDeps extends CollectDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}
