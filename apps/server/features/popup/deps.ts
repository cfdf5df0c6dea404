import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ObjectStore } from '../../platform/objects/index.ts'
import type { Random } from '../../platform/random.ts'

export interface PopupDeps {
  readonly db: Database
  readonly clock: Clock
  readonly objects: ObjectStore
  readonly random: Random
}
