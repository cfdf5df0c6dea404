import type { Rng } from '@saya/game-math'
import { dealt, naturals, type Title } from '../shape.ts'
import { Arranger } from './arrange.ts'
import { naturalOf } from './natural.ts'
import { countPoints, placeOfNatural, royaltyTable, type Standing, type Strengths } from './points.ts'
import { openScorer } from './prospects.ts'
import { fives, measureAll, newMeasured, wholeMask } from './splits.ts'

/** What a player wins who tries out arrangements before one is laid down, beyond what the published way wins. */
export interface Gain {
  readonly hands: number
  /** In hundredths of the stake, and within how much of it the true one is in 99 of 100 such runs. */
  readonly mean: number
  readonly halfWidth: number
}

interface Trying {
  readonly title: Title
  readonly rng: Rng
  readonly hands: number
  /** How often the other 39 cards are dealt to the bots: by half of these deals it is chosen, by the others measured. */
  readonly deals: number
}

const bots = 3
const tried = 60
const deckSize = 52
const deviations99 = 2.5758

/**
 * For each hand the best of sixty arrangements, against bots whose cards are dealt again and again. Nobody can do so at a
 * table; it says how much the published way leaves to whoever plays better. What is kept must be more than that.
 */
export function* lookAhead({ title, rng, hands, deals }: Trying): Generator<Gain> {
  const table = new TryingTable(title, rng)
  let [sum, square] = [0, 0]
  for (let hand = 1; hand <= hands; hand++) {
    const gain = table.gainOf(deals)
    sum += gain
    square += gain * gain
    const mean = sum / hand
    const spread = Math.sqrt(Math.max(0, square / hand - mean * mean))
    yield { hands: hand, mean: 100 * mean, halfWidth: (100 * deviations99 * spread) / Math.sqrt(hand) }
  }
}

class TryingTable {
  private readonly title: Title
  private readonly rng: Rng
  private readonly arranger: Arranger
  private readonly counting
  private readonly scoreOf
  private readonly measured = newMeasured()
  private readonly deck = Uint8Array.from({ length: deckSize }, (_, card) => card)

  constructor(title: Title, rng: Rng) {
    this.title = title
    this.rng = rng
    this.arranger = new Arranger(title)
    this.counting = { table: royaltyTable(title), most: title.mostPoints }
    this.scoreOf = openScorer(title)
  }

  /** Of one hand that is no natural: what the best arrangement wins more than the published one, in stakes. */
  gainOf(deals: number): number {
    const own = this.deck.subarray(0, dealt)
    do this.shuffle(0)
    while (naturalOf(own) !== null)
    const published = this.arranger.arrange(own).strengths
    const all = [published, ...this.listBest(own)]
    const chosenBy = all.map(() => 0)
    const measuredBy = all.map(() => 0)
    for (let deal = 0; deal < deals; deal++) {
      const others = this.dealBots()
      const sums = deal % 2 === 0 ? chosenBy : measuredBy
      for (const [at, strengths] of all.entries()) sums[at] = (sums[at] ?? 0) + this.netOf(strengths, others)
    }
    const best = chosenBy.indexOf(Math.max(...chosenBy))
    return ((measuredBy[best] ?? 0) - (measuredBy[0] ?? 0)) / Math.floor(deals / 2)
  }

  /** The arrangements that the published way thinks best of, without those that another is in no hand weaker than. */
  private listBest(own: Uint8Array): Strengths[] {
    measureAll(own, this.measured)
    const found = new Map<string, Strengths>()
    for (let back = 0; back < fives.masks.length; back++) {
      for (let middle = 0; middle < fives.masks.length; middle++) {
        const strengths = this.strengthsOf(middle, back)
        if (strengths) found.set(strengths.join(' '), strengths)
      }
    }
    const best = [...found.values()].toSorted((a, b) => this.scoreOf(b) - this.scoreOf(a)).slice(0, 4 * tried)
    return best.filter(one => !best.some(other => other !== one && isNowhereWeaker(other, one))).slice(0, tried)
  }

  private strengthsOf(middle: number, back: number): Strengths | undefined {
    const [ofMiddle, ofBack] = [fives.masks[middle] ?? 0, fives.masks[back] ?? 0]
    if ((ofMiddle & ofBack) !== 0) return undefined
    const [weak, strong] = [this.measured.five[middle] ?? 0, this.measured.five[back] ?? 0]
    const front = this.measured.three[wholeMask ^ ofMiddle ^ ofBack] ?? 0
    return front <= weak && weak <= strong ? [front, weak, strong] : undefined
  }

  private dealBots(): Standing[] {
    this.shuffle(dealt)
    return Array.from({ length: bots }, (_, bot) => {
      const cards = this.deck.subarray((bot + 1) * dealt, (bot + 2) * dealt)
      const { strengths } = this.arranger.arrange(cards)
      return { natural: placeOfNatural(naturalOf(cards)), strengths: [...strengths] as const }
    })
  }

  private netOf(strengths: Strengths, others: readonly Standing[]): number {
    const own = { natural: naturals.length, strengths }
    const points = others.reduce((sum, other) => sum + countPoints(this.counting, own, other), 0)
    const stakes = points / (bots * this.title.mostPoints)
    return stakes > 0 ? (stakes * (100 - this.title.keptPercent)) / 100 : stakes
  }

  private shuffle(first: number): void {
    const { deck } = this
    for (let at = first; at < deckSize - 1; at++) {
      const from = at + this.rng.next(deckSize - at)
      const card = deck[from] ?? 0
      deck[from] = deck[at] ?? 0
      deck[at] = card
    }
  }
}

function isNowhereWeaker(one: Strengths, other: Strengths): boolean {
  return one.every((strength, row) => strength >= (other[row] ?? 0))
}
