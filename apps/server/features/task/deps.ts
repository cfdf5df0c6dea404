import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CollectDeps } from '../reward/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface TaskDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jurisdiction: Jurisdiction
  readonly pepper: Buffer
  /** Told before each step of a posting is made. */
  readonly onStep?: CollectDeps['onStep']
}

export type TaskDeskDeps = StaffDeps & TaskDeps
