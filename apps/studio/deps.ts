import type { RppCaller } from '@saya/rpp'
import type { Units } from '@saya/money'
import type { Logger } from 'pino'
import type { Games } from './catalogue/game.ts'
import type { Tables } from './catalogue/table.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/openDatabase.ts'
import type { Random } from './platform/random.ts'
import type { Vault } from './seed/openVault.ts'

export interface StudioDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  /** What seeds are kept in. */
  readonly vault: Vault
  readonly games: Games
  readonly tables: Tables
  /** The operator's wallet. */
  readonly wallet: Pick<RppCaller, 'send'>
  /** The most that one round may win. */
  readonly mostOwed: Units
  /** A player's next round of a game is begun no sooner than this after their last, whatever the page asks for. */
  readonly leastBetweenMs: number
}
