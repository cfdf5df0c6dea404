import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ObjectStore } from '../../platform/objects/index.ts'

export interface GoodsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jurisdiction: Jurisdiction
}

export interface GoodsDeskDeps extends GoodsDeps {
  readonly objects: ObjectStore
}
