import type { Database } from '../../platform/db/database.ts'

export interface FilcoinDeps {
  readonly db: Database
}
