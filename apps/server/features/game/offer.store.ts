import type { RefTx } from '../../platform/db/database.ts'
import type { ListedGame } from '../../platform/gameProvider/gameProvider.ts'
import { noteFacts } from './fact.store.ts'

/**
 * Writes down which of a provider's games it offers now, what it tells of each, the return that each is proven to have, and
 * at which of them both sides can be bet on, so that turnover counts what was at risk. True when the catalogue is another
 * one by it.
 */
export async function noteOffers(tx: RefTx, providerCode: string, listed: readonly ListedGame[]): Promise<boolean> {
  const known = await tx
    .selectFrom('provider_link_game as offer')
    .innerJoin('provider_link as link', 'link.id', 'offer.link')
    .innerJoin('game', 'game.id', 'offer.game')
    .select(['offer.link', 'offer.code', 'offer.game', 'offer.offered', 'offer.two_sided', 'game.rtp_ppm'])
    .where('link.code', '=', providerCode)
    .execute()
  const returns = new Map(listed.map(({ code, rtpPpm }) => [code, rtpPpm]))
  const turned = known.filter(({ code, offered }) => returns.has(code) !== offered)
  for (const { link, code, offered } of turned) {
    const row = tx.updateTable('provider_link_game').set({ offered: !offered })
    await row.where('link', '=', link).where('code', '=', code).execute()
  }
  const restated = known.filter(({ code, rtp_ppm }) => (returns.get(code) ?? rtp_ppm) !== rtp_ppm)
  for (const { code, game, rtp_ppm } of restated) {
    const row = tx.updateTable('game').set({ rtp_ppm: returns.get(code) ?? rtp_ppm })
    await row.where('id', '=', game).execute()
  }
  // What a contract says of two sides is never taken back by a list.
  const twoSided = new Set(listed.flatMap(({ code, isTwoSided }) => (isTwoSided ? [code] : [])))
  const widened = known.filter(({ code, two_sided }) => twoSided.has(code) && !two_sided)
  for (const { link, code } of widened) {
    const row = tx.updateTable('provider_link_game').set({ two_sided: true })
    await row.where('link', '=', link).where('code', '=', code).execute()
  }
  const areFactsNew = await noteFacts(tx, known, listed)
  return areFactsNew || turned.length + restated.length + widened.length > 0
}
