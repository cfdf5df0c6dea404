import { promotionLimits } from '@saya/contract/promotion/promotion.ts'
import { type Units, unitsPerPeso } from '@saya/money'
import { type Deal, isGivenOnce, type Scope } from '../kinds/index.ts'

export interface GuardedGame {
  readonly id: number
  readonly name: string
  readonly provider: string
  /** What is declared of its return, the highest that anybody told. */
  readonly rtpPpm: number
  /** What the tasks of a day give for play on it, at the planned cost of a coin. */
  readonly coinBackPpm: number
  /** What VIP levels give at their best. */
  readonly levelBackPpm: number
}

export interface Margin {
  readonly game: GuardedGame
  /** What a peso of best play earns back in all. */
  readonly backPpm: number
  /** What is left of one minus the return. Where it is not above nothing, play earns money. */
  readonly marginPpm: number
}

const wholePpm = 1_000_000

export function covers({ games, providers }: Scope, game: Pick<GuardedGame, 'id' | 'provider'>): boolean {
  if (games.length === 0 && providers.length === 0) return true
  return games.includes(game.id) || providers.includes(game.provider)
}

/** What is left of a game beside these deals. */
export function marginOf(game: GuardedGame, deals: readonly Deal[]): Margin {
  const grown = deals.filter(one => covers(one.scope, game)).map(({ backPpm }) => Number(backPpm))
  const backPpm = grown.reduce((sum, one) => sum + one, game.levelBackPpm + game.coinBackPpm)
  return { game, backPpm, marginPpm: wholePpm - game.rtpPpm - backPpm }
}

/** The margin of every game that the deal covers, beside others that hold at the same time. The smallest comes first. */
export function marginsOf(deal: Deal, others: readonly Deal[], games: readonly GuardedGame[]): readonly Margin[] {
  if (deal.backPpm === 0n) return []
  return games
    .filter(game => covers(deal.scope, game))
    .map(game => marginOf(game, [deal, ...others]))
    .toSorted((one, other) => one.marginPpm - other.marginPpm || one.game.id - other.game.id)
}

/** What a deal gives one approved ID in a month that does not grow with play. Whoever invites was a friend of somebody once. */
export function giftOf(deal: Deal): Units {
  if (deal.invite) return deal.invite.friend + deal.invite.parent * BigInt(deal.invite.mostAMonth)
  return isMoneyGift(deal) ? deal.most : 0n
}

/** What gifts come to for one approved ID in a month, this one and what else comes in a month among them. */
function giftMonthOf({ deal, others, monthGifts }: Pick<GuardInput, 'deal' | 'others' | 'monthGifts'>): Units {
  return [deal, ...others].reduce((sum, one) => sum + giftOf(one), monthGifts)
}

/** Whether it counts among the gifts of an ID. A ticket gives nothing without a deposit, and has a cap of its own. */
function isMoneyGift(deal: Deal): boolean {
  return isGivenOnce(deal) && deal.tickets === undefined
}

export const ticketCap = promotionLimits.ticketsAtOnce

/** How many tickets an ID is given by campaigns that go on at the same time, this one among them. */
function ticketsOf(deals: readonly Deal[]): number {
  return deals.reduce((sum, { tickets = 0 }) => sum + tickets, 0)
}

export const poolCap: Units = promotionLimits.poolDayPesos * unitsPerPeso

/** What the contests of a day give in all, this one among them, whoever plays however well. */
function poolDayOf(deal: Deal, others: readonly Deal[]): Units {
  return [deal, ...others].filter(({ pays }) => pays === 'places').reduce((sum, { most }) => sum + most, 0n)
}

export interface GuardInput {
  readonly deal: Deal
  readonly isGift: boolean
  /** Whether the terms ask for an approved ID, and for each once. */
  readonly isOncePerId: boolean
  readonly others: readonly Deal[]
  readonly games: readonly GuardedGame[]
  /** What mystery boxes, check-ins and tasks that ask for no bets come to for an ID in a month. */
  readonly monthGifts: Units
  /** The most that gifts may come to for an ID in a month. */
  readonly giftCap: Units
}

export interface GuardVerdict {
  readonly margins: readonly Margin[]
  readonly giftMonth: Units
  readonly giftCap: Units
  readonly poolDay: Units
  readonly tickets: number
  readonly unsafe: 'promotion_margin' | 'promotion_gift' | 'promotion_tickets' | 'promotion_pool' | undefined
}

/**
 * Whether terms may go live: nobody can earn money by playing, no gift is beyond the cap of an ID, and no day's prizes are beyond
 * that of a day. Prizes are fixed amounts however much is played, so they have a cap in place of a margin.
 */
export function judgeGuard({
  deal,
  isGift,
  isOncePerId,
  others,
  games,
  monthGifts,
  giftCap,
}: GuardInput): GuardVerdict {
  const margins = marginsOf(deal, others, games)
  const [giftMonth, poolDay] = [giftMonthOf({ deal, others, monthGifts }), poolDayOf(deal, others)]
  const tickets = ticketsOf([deal, ...others])
  const found = { margins, giftMonth, giftCap, poolDay, tickets }
  const [least] = margins
  if (least && least.marginPpm <= 0) return { ...found, unsafe: 'promotion_margin' }
  const isBeyond = giftOf(deal) > 0n && giftMonth > giftCap
  if (isGift && (!isOncePerId || isBeyond)) return { ...found, unsafe: 'promotion_gift' }
  if (deal.tickets && tickets > ticketCap) return { ...found, unsafe: 'promotion_tickets' }
  if (deal.pays === 'places' && poolDay > poolCap) return { ...found, unsafe: 'promotion_pool' }
  return { ...found, unsafe: undefined }
}
