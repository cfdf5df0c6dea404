import { isSameCategory } from '@saya/contract/game/categoryName.ts'
import type { RefTx } from '../../../platform/db/database.ts'
import { getContentVersion } from './catalogue.store.ts'
import type { GameFilter } from '../game.filter.ts'
import { type GameRow, listEveryGame } from '../game.store.ts'
import { buildIndex, type SearchIndex, searchGames } from './search.rules.ts'

type IndexedGame = Awaited<ReturnType<typeof listEveryGame>>[number]

type GameQuery = Omit<GameFilter, 'categories'> & {
  /** As people write it; every category where there is none. */
  readonly category: string
}

export interface GameIndex {
  /** The games that fit a filter and are meant by its keyword, in the order they are shown in. */
  search(tx: RefTx, asked: GameQuery): Promise<readonly GameRow[]>
}

interface CatalogueIndex {
  readonly index: SearchIndex<IndexedGame>
  readonly categories: readonly string[]
}

/**
 * The catalogue in memory, read anew when the content's version has moved. Its rows are there too: a search asks the database
 * for nothing but that version.
 */
export function gameIndex(): GameIndex {
  let kept: { readonly version: bigint; readonly known: Promise<CatalogueIndex> } | undefined

  async function current(tx: RefTx): Promise<CatalogueIndex> {
    const version = await getContentVersion(tx)
    if (kept?.version === version) return kept.known
    const known = readGames(tx)
    const asked = { version, known }
    kept = asked
    // What could not be read is read anew by the next search.
    known.catch(() => {
      if (kept === asked) kept = undefined
    })
    return known
  }

  return {
    async search(tx, { category, ...filter }) {
      const { index, categories } = await current(tx)
      const wanted = category ? categories.filter(name => isSameCategory(name, category)) : null
      const narrowed = { ...filter, categories: wanted }
      const found = searchGames(index, filter.keyword, game => fits(game, narrowed))
      return filter.byName ? found.toSorted(byName) : found
    },
  }
}

async function readGames(tx: RefTx): Promise<CatalogueIndex> {
  const games = await listEveryGame(tx)
  return { index: buildIndex(games), categories: [...new Set(games.map(({ category }) => category))] }
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
