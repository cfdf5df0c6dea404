import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import type { Random } from '../../platform/random.ts'
import type { StepWatch } from './steps.ts'

export interface RedemptionDeps extends StepWatch {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly jurisdiction: Jurisdiction
  /** Under which it is sealed to whom goods go. */
  readonly masters: MasterKeys
}

/** What is finished with what was cut off. */
export type SweepDeps = Pick<RedemptionDeps, 'db' | 'clock' | 'log' | 'jurisdiction'>
