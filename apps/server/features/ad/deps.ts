import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ObjectStore } from '../../platform/objects/index.ts'

export interface AdDeps {
  readonly db: Database
  readonly clock: Clock
  readonly objects: ObjectStore
}
