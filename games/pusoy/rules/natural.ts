import { type Card, type Hands, type Natural } from '../shape.ts'
import { fives, wholeMask } from './splits.ts'
import { heightOf, kindOf, strengthOf, suitOf } from './strength.ts'

const ranks = 13
const counts = new Uint8Array(ranks)
const suits = new Uint8Array(4)

/** Of each rank how many cards three straights have in all, as one number: two bits for each rank. */
export const straightVectors: ReadonlySet<number> = new Set(everyThreeStraights())

/** Whether thirteen cards are a natural, and the highest that they are. */
export function naturalOf(cards: ArrayLike<Card>): Natural | null {
  counts.fill(0)
  suits.fill(0)
  let [vector, pairs, different, hasFour] = [0, 0, 0, false]
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] ?? 0
    const height = heightOf(card)
    const count = (counts[height] ?? 0) + 1
    counts[height] = count
    vector += 1 << (2 * height)
    if (count === 1) different++
    if (count % 2 === 0) pairs++
    if (count === 4) hasFour = true
    const suit = suitOf(card)
    suits[suit] = (suits[suit] ?? 0) + 1
  }
  if (suits.includes(ranks)) return 'oneSuit'
  if (different === ranks) return 'dragon'
  if (pairs === 6) return 'sixPairs'
  if (areThreeFlushes(suits)) return 'threeFlushes'
  return !hasFour && straightVectors.has(vector) ? 'threeStraights' : null
}

/** Whether three, five and five cards can be of one suit each. */
export function areThreeFlushes(bySuit: ArrayLike<number>): boolean {
  let [threes, fivesThere] = [0, 0]
  for (let suit = 0; suit < 4; suit++) {
    const count = bySuit[suit] ?? 0
    // 3, 5, 8, 10 and 13 alone are sums of three, five and five.
    if (count === 0) continue
    if (count === 3 || count === 8 || count === 13) threes++
    else if (count !== 5 && count !== 10) return false
    fivesThere += Math.floor(count / 5)
  }
  return threes === 1 && fivesThere === 2
}

function* everyThreeStraights(): Generator<number> {
  const five = runs(5).map(vectorOf)
  for (const three of runs(3).map(vectorOf)) {
    for (const [at, middle] of five.entries()) for (const back of five.slice(at)) yield three + middle + back
  }
}

/** Heights that follow each other; an ace is at either end. */
function runs(size: number): number[][] {
  return Array.from({ length: ranks + 2 - size }, (_, from) =>
    Array.from({ length: size }, (_one, at) => (from + at + ranks - 1) % ranks),
  )
}

function vectorOf(heights: readonly number[]): number {
  return heights.reduce((sum, height) => sum + (1 << (2 * height)), 0)
}

/** Three hands of a natural as they are shown: of flushes and of straights each is one, of the others they lie in order. */
export function layNatural(cards: readonly Card[], natural: Natural): Hands {
  const sorted = [...cards].sort((a, b) => heightOf(a) - heightOf(b) || suitOf(a) - suitOf(b))
  const isGood = natural === 'threeFlushes' ? areOneSuit : natural === 'threeStraights' ? areInRow : undefined
  const found = isGood && splitInto(sorted, isGood)
  return found ?? [sorted.slice(0, 3), sorted.slice(3, 8), sorted.slice(8)]
}

function splitInto(sorted: readonly Card[], isGood: (hand: readonly Card[]) => boolean): Hands | undefined {
  const good = Array.from(fives.masks).filter(mask => isGood(take(sorted, mask)))
  for (const back of good) {
    for (const middle of good) {
      if ((back & middle) !== 0) continue
      const hands = [wholeMask ^ back ^ middle, middle, back].map(mask => take(sorted, mask))
      const [three = [], weak = [], strong = []] = hands
      if (isGood(three) && strengthOf(weak) <= strengthOf(strong)) return [three, weak, strong]
    }
  }
  return undefined
}

function take(sorted: readonly Card[], mask: number): Card[] {
  return sorted.filter((_card, place) => (mask >> place) & 1)
}

function areOneSuit(hand: readonly Card[]): boolean {
  return hand.every(card => suitOf(card) === suitOf(hand[0] ?? 0))
}

/** Of three cards in rising order, with an ace that may lie below the two. */
function areInRow(hand: readonly Card[]): boolean {
  if (hand.length === 5) return kindOf(strengthOf(hand)) === 'straight' || kindOf(strengthOf(hand)) === 'straightFlush'
  const [low = 0, middle = 0, high = 0] = hand.map(heightOf)
  return (low + 1 === middle && middle + 1 === high) || (low === 0 && middle === 1 && high === ranks - 1)
}
