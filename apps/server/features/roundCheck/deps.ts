import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GameProviders } from '../../platform/gameProvider/gameProvider.ts'

export interface RoundCheckDeps {
  readonly db: Database
  readonly clock: Clock
  readonly gameProviders: GameProviders
}
