import type { Rng } from '@saya/game-math'
import { type Card, dealt, naturals, type Title } from '../shape.ts'
import { Arranger } from './arrange.ts'
import { bonusReturn } from './countNaturals.ts'
import { naturalOf } from './natural.ts'
import { countPoints, placeOfNatural, royaltyTable, type Standing, type Strengths } from './points.ts'

const players = 4
const deckSize = 52

/** How thirteen cards are laid that are no natural. */
export type Style = (cards: ArrayLike<Card>) => Strengths

export interface Sample {
  readonly deals: number
  /** The return in hundredths of the stake, and within how much of it the true one is in 99 of 100 such runs. */
  readonly mean: number
  readonly halfWidth: number
  /** Of all rounds, in hundredths: those that pay more than the stake, and those that pay nothing. */
  readonly hits: number
  readonly losses: number
  /** Hands in a million that were a natural. */
  readonly naturalPpm: number
  /** How far a round is from the mean, in hundredths of the stake, with what naturals paid besides. */
  readonly deviation: number
}

interface Chance {
  readonly title: Title
  readonly rng: Rng
  readonly deals: number
  /** After so many deals what they have come to is told. */
  readonly every: number
  /** How the player lays their cards; the bots' way where nothing is said. */
  readonly style?: Style
}

/**
 * Deals to four places, where all lay their cards by the published way, and looks at each deal from each of the four:
 * any of them may be the player's. Where the player lays their cards as the bots do, what one wins the others lose, so
 * that it is nothing over the four, and only what is kept of it has to be measured. What naturals pay besides is not
 * measured but counted.
 */
export function* simulate({ title, rng, deals, every, style }: Chance): Generator<Sample> {
  const { numerator, denominator } = bonusReturn(title)
  const bonus = (100 * numerator) / denominator
  const table = new DealTable(title, style)
  const sums = { mean: 0, square: 0, round: 0, hits: 0, losses: 0, naturals: 0 }
  for (let deal = 1; deal <= deals; deal++) {
    table.deal(rng)
    let ofDeal = 0
    for (let seat = 0; seat < players; seat++) {
      const net = table.netOf(seat)
      const whole = net + table.bonusOf(seat)
      ofDeal += net / players
      sums.round += whole * whole
      if (whole > 0) sums.hits++
      if (whole <= -1) sums.losses++
      if (table.isNatural(seat)) sums.naturals++
    }
    sums.mean += ofDeal
    sums.square += ofDeal * ofDeal
    if (deal % every === 0 || deal === deals) yield sampleOf(sums, deal, bonus)
  }
}

type Sums = Readonly<Record<'mean' | 'square' | 'round' | 'hits' | 'losses' | 'naturals', number>>

/** 99 of 100 lie within so many deviations. */
const deviations99 = 2.5758

function sampleOf(sums: Sums, deals: number, bonus: number): Sample {
  const [mean, rounds] = [sums.mean / deals, players * deals]
  const spread = Math.sqrt(Math.max(0, sums.square / deals - mean * mean))
  return {
    deals,
    mean: 100 + 100 * mean + bonus,
    halfWidth: (100 * deviations99 * spread) / Math.sqrt(deals),
    hits: (100 * sums.hits) / rounds,
    losses: (100 * sums.losses) / rounds,
    naturalPpm: (1e6 * sums.naturals) / rounds,
    deviation: 100 * Math.sqrt(Math.max(0, sums.round / rounds - (mean + bonus / 100) ** 2)),
  }
}

/** Four places, the cards on them, and what each wins of the others in stakes, without what naturals pay besides. */
class DealTable {
  private readonly title: Title
  private readonly arranger: Arranger
  private readonly style: Style | undefined
  private readonly counting
  private readonly deck = Uint8Array.from({ length: deckSize }, (_, card) => card)
  private readonly hands: readonly Uint8Array[]
  private standings: Standing[] = []

  constructor(title: Title, style: Style | undefined) {
    this.title = title
    this.arranger = new Arranger(title)
    this.style = style
    this.counting = { table: royaltyTable(title), most: title.mostPoints }
    this.hands = Array.from({ length: players }, (_, seat) => this.deck.subarray(seat * dealt, (seat + 1) * dealt))
  }

  deal(rng: Rng): void {
    const { deck } = this
    for (let at = 0; at < deckSize - 1; at++) {
      const from = at + rng.next(deckSize - at)
      const card = deck[from] ?? 0
      deck[from] = deck[at] ?? 0
      deck[at] = card
    }
    this.standings = this.hands.map(hand => this.stand(hand))
  }

  isNatural(seat: number): boolean {
    return this.naturalOf(seat) < naturals.length
  }

  /** What is paid besides, in stakes. */
  bonusOf(seat: number): number {
    const natural = naturals[this.naturalOf(seat)]
    return natural ? this.title.bonus[natural] : 0
  }

  private naturalOf(seat: number): number {
    return this.standings[seat]?.natural ?? naturals.length
  }

  netOf(seat: number): number {
    const hand = this.hands[seat] ?? new Uint8Array()
    const own = this.style ? this.stand(hand, this.style) : this.standings[seat]
    let points = 0
    for (const [other, standing] of this.standings.entries()) {
      if (own && other !== seat) points += countPoints(this.counting, own, standing)
    }
    const stakes = points / ((players - 1) * this.title.mostPoints)
    return stakes > 0 ? (stakes * (100 - this.title.keptPercent)) / 100 : stakes
  }

  private stand(hand: Uint8Array, style: Style = cards => this.arranger.arrange(cards).strengths): Standing {
    const natural = placeOfNatural(naturalOf(hand))
    return { natural, strengths: style(hand) }
  }
}
