import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import type { Random } from '../../platform/random.ts'

export interface PrivacyDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  /** Under which what the member may see in the plain is sealed. */
  readonly masters: MasterKeys
}
