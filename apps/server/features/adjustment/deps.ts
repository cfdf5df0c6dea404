import type { StaffDeps } from '../staff/index.ts'
import type { Logger } from 'pino'

export interface AdjustmentDeps extends StaffDeps {
  readonly log: Logger
}
