import type { RefTx } from '../../platform/db/database.ts'

export type IndexedGame = Awaited<ReturnType<typeof listIndexedGames>>[number]

/** What of each game online a search goes by, in the order of their places. */
export function listIndexedGames(tx: RefTx) {
  return tx
    .selectFrom('game')
    .innerJoin('category', 'category.name', 'game.category')
    .innerJoin('provider', 'provider.venue_id', 'game.venue_id')
    .select(['game.id', 'game.en_name', 'game.tl_name', 'game.category', 'game.venue_id'])
    .select(['game.is_hot', 'game.is_new', 'game.sorting', 'category.game_type', 'provider.platform_id'])
    .where('game.online', '=', true)
    .orderBy('game.sorting', 'desc')
    .orderBy('game.id')
    .execute()
}
