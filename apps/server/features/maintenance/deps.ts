import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Random } from '../../platform/random.ts'

export interface MaintenanceDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
}
