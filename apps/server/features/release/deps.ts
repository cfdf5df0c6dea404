import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Logger } from 'pino'
import type { StaffDeps } from '../staff/index.ts'

export interface ReleaseDeps extends StaffDeps {
  readonly log: Logger
  readonly jurisdiction: Jurisdiction
}
