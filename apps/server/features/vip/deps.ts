import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { KeepDecisions } from './decision.ts'

export interface VipDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jurisdiction: Jurisdiction
}

/** What levels are raised with. */
export interface RaiseDeps extends VipDeps {
  readonly log: Logger
  readonly keepDecisions: KeepDecisions
}
