import { refuse } from '@saya/contract/outcome.ts'
import { formatWhole } from '@saya/money'
import { percentText } from '../kinds/terms.ts'
import { type GuardVerdict, poolCap, ticketCap } from '../rules/guard.rules.ts'

/** Says why terms may not go live; nothing where they may. */
export function refuseUnsafe({ unsafe, margins, giftMonth, giftCap, poolDay, tickets }: GuardVerdict) {
  if (unsafe === 'promotion_pool') {
    const values = { total: formatWhole(poolDay, 'up'), cap: formatWhole(poolCap) }
    return { ...refuse(unsafe), values }
  }
  if (unsafe === 'promotion_tickets') {
    return { ...refuse(unsafe), values: { total: String(tickets), cap: String(ticketCap) } }
  }
  if (unsafe === 'promotion_gift') {
    const values = { total: formatWhole(giftMonth, 'up'), cap: formatWhole(giftCap) }
    return { ...refuse(unsafe), values }
  }
  const [least] = margins
  if (unsafe !== 'promotion_margin' || !least) return undefined
  const values = {
    games: String(margins.filter(({ marginPpm }) => marginPpm <= 0).length),
    game: least.game.name,
    edge: percentText(BigInt(1_000_000 - least.game.rtpPpm)),
    back: percentText(BigInt(least.backPpm)),
  }
  return { ...refuse(unsafe), values }
}
