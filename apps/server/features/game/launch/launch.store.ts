import type { RefTx } from '../../../platform/db/database.ts'
import type { LaunchedGame } from './launch.rules.ts'

/** The names of the contracts of these providers, by their numbers in the ledger. */
export async function findProviderCodes(tx: RefTx, ids: readonly number[]): Promise<string[]> {
  const rows = await tx.selectFrom('provider_link').select('code').where('id', 'in', ids).orderBy('id').execute()
  return rows.map(({ code }) => code)
}

/** A game with those who offer it now, the lowest number first. */
export async function findLaunchedGame(
  tx: RefTx,
  code: string,
): Promise<(LaunchedGame & { readonly id: number }) | undefined> {
  const game = await tx
    .selectFrom('game')
    .innerJoin('provider', 'provider.venue_id', 'game.venue_id')
    .select(['game.id', 'game.online', 'game.maintained', 'provider.is_closed as provider_maintained'])
    .where('game.code', '=', code)
    .executeTakeFirst()
  if (!game) return undefined
  const offers = await tx
    .selectFrom('provider_link_game as offer')
    .innerJoin('provider_link as link', 'link.id', 'offer.link')
    .select(['link.id as provider', 'link.code as providerCode', 'offer.code as gameCode'])
    .where('offer.game', '=', game.id)
    .where('offer.offered', '=', true)
    .where('link.active', '=', true)
    .orderBy('link.id')
    .execute()
  return { id: game.id, online: game.online, maintained: game.maintained || game.provider_maintained, offers }
}
