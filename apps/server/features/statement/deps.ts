import type { Peppers } from '../../platform/peppers.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Random } from '../../platform/random.ts'

export interface StatementDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  /** The secret of the server under which addresses of files are sealed. */
  readonly peppers: Peppers
}
