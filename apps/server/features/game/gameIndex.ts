import type { RefTx } from '../../platform/db/database.ts'
import { getContentVersion } from './catalogue.store.ts'
import type { GameFilter } from './game.filter.ts'
import { type IndexedGame, listIndexedGames } from './search.store.ts'
import { buildIndex, type SearchIndex, searchGames } from './search.rules.ts'

export interface GameIndex {
  /** The games that fit a filter and are meant by its keyword, in the order they are shown in. */
  search(tx: RefTx, filter: GameFilter): Promise<IndexedGame[]>
}

/** The names of the catalogue in memory, read anew when the content's version has moved. */
export function gameIndex(): GameIndex {
  let known: { readonly version: bigint; readonly index: Promise<SearchIndex<IndexedGame>> } | undefined

  async function current(tx: RefTx): Promise<SearchIndex<IndexedGame>> {
    const version = await getContentVersion(tx)
    if (known?.version === version) return known.index
    const index = listIndexedGames(tx).then(buildIndex)
    const asked = { version, index }
    known = asked
    // What could not be read is read anew by the next search.
    index.catch(() => {
      if (known === asked) known = undefined
    })
    return index
  }

  return {
    async search(tx, filter) {
      const found = searchGames(await current(tx), filter.keyword, game => fits(game, filter))
      return filter.byName ? found.toSorted(byName) : found
    },
  }
}

function fits(game: IndexedGame, filter: GameFilter): boolean {
  const { gameType, categories, venueIds, platformIds, isHot, isNew } = filter
  if (gameType && game.game_type !== gameType) return false
  if (categories && !categories.includes(game.category)) return false
  if (venueIds.length > 0 && !venueIds.includes(game.venue_id)) return false
  if (platformIds.length > 0 && !platformIds.includes(game.platform_id)) return false
  return (!isHot || game.is_hot) && (!isNew || game.is_new)
}

function byName(one: IndexedGame, other: IndexedGame): number {
  if (one.en_name === other.en_name) return one.id - other.id
  return one.en_name < other.en_name ? -1 : 1
}
