import type { RefTx } from '../../platform/db/database.ts'
import type { ListedGame } from '../../platform/gameProvider/gameProvider.ts'

/**
 * Writes down which of a provider's games it offers now, and the return that each is proven to have. True when the
 * catalogue is another one by it.
 */
export async function noteOffers(tx: RefTx, providerCode: string, listed: readonly ListedGame[]): Promise<boolean> {
  const known = await tx
    .selectFrom('provider_link_game as offer')
    .innerJoin('provider_link as link', 'link.id', 'offer.link')
    .innerJoin('game', 'game.id', 'offer.game')
    .select(['offer.link', 'offer.code', 'offer.game', 'offer.offered', 'game.rtp_ppm'])
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
  return turned.length + restated.length > 0
}
