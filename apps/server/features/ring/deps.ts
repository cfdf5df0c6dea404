import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface RingDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface RingSweepDeps extends RingDeps {
  readonly log: Logger
}

export interface RingDeskDeps extends StaffDeps, RingSweepDeps {}
