import type { Logger } from 'pino'
import type { StaffDeps } from '../staff/index.ts'

export interface PlayReleaseDeps extends StaffDeps {
  readonly log: Logger
}
