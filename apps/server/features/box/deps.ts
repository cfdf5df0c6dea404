import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import type { StaffDeps } from '../staff/index.ts'
import type { GrantDeps } from '../promotion/index.ts'

/** What boxes are opened with, whoever does it: a member, or the sweep. */
export interface BoxDeps extends GrantDeps {
  /** Under which the seeds of days to come are sealed. */
  readonly masters: MasterKeys
}

export type BoxDeskDeps = StaffDeps & BoxDeps
