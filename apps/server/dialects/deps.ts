import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import type { Providers } from './providers.ts'
import type { WalletDoor } from './walletDoor.ts'
import type { WalletReader } from './walletReader.ts'

/** What every dialect stands on. */
export interface DialectDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly providers: Providers
  readonly door: WalletDoor
  readonly reader: WalletReader
}
