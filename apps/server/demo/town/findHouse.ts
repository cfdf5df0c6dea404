import { openProviders } from '../../dialects/providers.ts'
import { everyGame, listGameRows } from '../../features/game/index.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GameHouse } from './town.ts'

/** A provider that has no list of its rounds: with one that has, they would be compared, and it knows none of the town. */
const houseCode = 'valkyrie-demo'
/** As the catalogue numbers its types. */
const gameTypes = { slots: 3, live: 1 } as const
const popularGames = 24

/** Finds who runs the games of the town, and the games that are shown first. */
export async function findHouse(deps: Omit<Parameters<typeof openProviders>[0], 'keys'>): Promise<GameHouse> {
  const providers = openProviders({ ...deps, keys: [] })
  await providers.refresh()
  const provider = providers.find('valkyrie', houseCode)
  if (!provider) throw new Error(`The provider ${houseCode} is not there.`)
  const list = (gameType: number) => listPopular(deps.db, gameType)
  const games = { slots: await list(gameTypes.slots), live: await list(gameTypes.live) }
  return { provider: provider.id, rules: provider.rules, games }
}

async function listPopular(db: Database, gameType: number): Promise<readonly number[]> {
  const page = { place: null, skip: 0, size: popularGames }
  const rows = await db.ref(tx => listGameRows(tx, { ...everyGame, gameType }, page))
  return rows.map(({ id }) => id)
}
