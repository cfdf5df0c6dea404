import { sql } from 'kysely'
import type { RefTx } from '../../../platform/db/database.ts'
import type { ListedGame } from '../../../platform/gameProvider/gameProvider.ts'
import { holdContent } from './catalogue.store.ts'
import { noteFacts, restateReturns } from './fact.store.ts'

interface ProviderOffers {
  readonly providerCode: string
  readonly listed: readonly ListedGame[]
  /** The contracts of all who can be asked, by one of whom a game would be opened. */
  readonly askable: readonly string[]
}

/**
 * Writes down which of a provider's games it offers now, what it tells of each, and at which of them both sides can be bet on, so
 * that turnover counts what was at risk. Of a game that several offer the catalogue shows the return of whoever it would be
 * opened with. True when the catalogue is another one by it.
 */
export async function noteOffers(tx: RefTx, { providerCode, listed, askable }: ProviderOffers): Promise<boolean> {
  // Of two lists at once the later one must see what the earlier one has told.
  await holdContent(tx)
  const known = await tx
    .selectFrom('provider_link_game as offer')
    .innerJoin('provider_link as link', 'link.id', 'offer.link')
    .select(['offer.link', 'offer.code', 'offer.game', 'offer.offered', 'offer.two_sided'])
    .where('link.code', '=', providerCode)
    .execute()
  const offers = new Set(listed.map(({ code }) => code))
  const turned = known.filter(({ code, offered }) => offers.has(code) !== offered)
  for (const { link, code, offered } of turned) {
    const row = tx.updateTable('provider_link_game').set({ offered: !offered })
    await row.where('link', '=', link).where('code', '=', code).execute()
  }
  // What a contract says of two sides is never taken back by a list.
  const twoSided = new Set(listed.flatMap(({ code, isTwoSided }) => (isTwoSided ? [code] : [])))
  const widened = known.filter(({ code, two_sided }) => twoSided.has(code) && !two_sided)
  for (const { link, code } of widened) {
    const row = tx.updateTable('provider_link_game').set({ two_sided: true })
    await row.where('link', '=', link).where('code', '=', code).execute()
  }
  const areFactsNew = await noteFacts(tx, known, listed)
  const games = known.map(({ game }) => game)
  const areReturnsNew = games.length > 0 && (await restateReturns(tx, { games, askable }))
  return areFactsNew || areReturnsNew || turned.length + widened.length > 0
}

/** Writes down by which providers games can be opened at all. True when the catalogue is another one by it. */
export async function noteReached(tx: RefTx, askable: readonly string[]): Promise<boolean> {
  const isReached = sql<boolean>`link in (select id from provider_link where code = any (${[...askable]}::text[]))`
  const { numUpdatedRows } = await tx
    .updateTable('provider_link_game')
    .set({ reached: isReached })
    .where('reached', '<>', isReached)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
