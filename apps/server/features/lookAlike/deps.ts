import type { ExclusionDeps } from '../exclusion/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export type LookAlikeDeps = ExclusionDeps

export interface LookAlikeDeskDeps extends StaffDeps, ExclusionDeps {
  readonly log: ExclusionDeps['log']
}
