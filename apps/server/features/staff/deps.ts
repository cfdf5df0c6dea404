import type { IdentityDeps } from '../identity/index.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'

export interface StaffDeps extends IdentityDeps {
  /** Under which the secrets of operators' devices are sealed. */
  readonly masters: MasterKeys
}
