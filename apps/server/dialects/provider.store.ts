import type { RefTx } from '../platform/db/database.ts'

export function listProviderLinks(tx: RefTx) {
  return tx.selectFrom('provider_link').selectAll().execute()
}

/** Every game that a provider may offer, and whether it and its house are open. */
export function listLinkedGames(tx: RefTx) {
  return tx
    .selectFrom('provider_link_game as linked')
    .innerJoin('game', 'game.id', 'linked.game')
    .innerJoin('provider', 'provider.venue_id', 'game.venue_id')
    .select(['linked.link', 'linked.code', 'linked.game', 'linked.two_sided'])
    .select(['game.online', 'game.maintained', 'provider.is_closed as provider_maintained'])
    .execute()
}

export interface NewLink {
  readonly id: number
  readonly code: string
  readonly dialect: 'rpp' | 'hub88' | 'valkyrie'
  readonly balance_answer?: 'current' | 'original'
  readonly settled_can_be_taken_back?: boolean
  readonly unknown_rollback_is_error?: boolean
}

/**
 * Ties the demo's providers to every game of the catalogue, where no provider is tied yet, and notes what is offered of those
 * whose dialect has no list of games.
 */
export async function loadDemoLinks(
  tx: RefTx,
  links: readonly NewLink[],
  offered: readonly { readonly link: number; readonly code: string }[] = [],
): Promise<boolean> {
  const present = await tx.selectFrom('provider_link').select('id').limit(1).executeTakeFirst()
  if (present) return false
  await tx
    .insertInto('provider_link')
    .values(links.map(link => ({ ...link })))
    .execute()
  for (const { id } of links) {
    await tx
      .insertInto('provider_link_game')
      .columns(['link', 'code', 'game'])
      .expression(games => games.selectFrom('game').select([games.lit(id).as('link'), 'code', 'id as game']))
      .execute()
  }
  for (const { link, code } of offered) {
    const row = tx.updateTable('provider_link_game').set({ offered: true })
    await row.where('link', '=', link).where('code', '=', code).execute()
  }
  return true
}
