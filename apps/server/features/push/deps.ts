import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'

/** What browsers are told of push messages, and which services they may name. */
export interface PushDeps {
  readonly db: Database
  readonly clock: Clock
  readonly push: {
    /** Our public key; empty where nothing is pushed. */
    readonly key: string
    readonly services: readonly string[]
  }
}
