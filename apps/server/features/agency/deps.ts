import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Random } from '../../platform/random.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface AgencyDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

export interface AgencyDeskDeps extends StaffDeps, AgencyDeps {
  readonly random: Random
}
