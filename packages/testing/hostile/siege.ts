import type { World } from '../world/world.ts'
import type { Actors } from './attack.ts'
import type { openExchange } from './exchange.ts'
import type { TableWatch } from './watchTables.ts'

/** What every call of a contract is attacked in and by. */
export interface Siege {
  readonly world: World
  readonly exchange: ReturnType<typeof openExchange>
  readonly actors: Actors
  readonly tables: TableWatch
  readonly seed: string
  /** How many inputs a call is sent besides one of every attack. */
  readonly inputs: number
}
