import type { Card, Rank } from '../shape.ts'

/** Written anew for each hand: millions are ranked in a row. */
const counts = new Uint8Array(13)

/** What five cards are worth. An ace ends a straight at either side. */
export function rankHand(cards: ArrayLike<Card>): Rank {
  counts.fill(0)
  let ranks = 0
  let isFlush = true
  const suit = suitOf(cards[0] ?? 0)
  let most = 0
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] ?? 0
    const rank = card % 13
    const count = (counts[rank] ?? 0) + 1
    counts[rank] = count
    if (count > most) most = count
    ranks |= 1 << rank
    if (suitOf(card) !== suit) isFlush = false
  }
  const different = bits(ranks)
  if (different === 5) return rankDifferent(ranks, isFlush)
  if (different === 2) return most === 4 ? 'four' : 'fullHouse'
  if (different === 3) return most === 3 ? 'three' : 'twoPair'
  const pair = counts.indexOf(2)
  return pair === 0 || pair > 9 ? 'jacksOrBetter' : 'nothing'
}

const broadway = 0b1111000000001

function rankDifferent(ranks: number, isFlush: boolean): Rank {
  const lowest = ranks & -ranks
  const isStraight = ranks === broadway || ranks === lowest * 0b11111
  if (isStraight && isFlush) return ranks === broadway ? 'royalFlush' : 'straightFlush'
  if (isFlush) return 'flush'
  return isStraight ? 'straight' : 'nothing'
}

function suitOf(card: Card): number {
  return (card / 13) | 0
}

function bits(of: number): number {
  let count = 0
  for (let left = of; left > 0; left &= left - 1) count++
  return count
}
