import { type Card, type PokerTitle, ranking } from '../shape.ts'
import { rankHand } from './rankHand.ts'

type Pays = Pick<PokerTitle, 'pays'>

const deckSize = 52
/** How many cards can come for so many that are not held, and their least common multiple. */
const comings = [1, 47, 1081, 16_215, 178_365, 1_533_939]
const common = 7_669_695

/** Pascal's triangle, by which every set of cards has a number of its own. */
const triangle = Array.from({ length: deckSize + 1 }, (_, all) =>
  Array.from({ length: 6 }, (_one, of) => binomial(all, of)),
)
const firstOfSize = [0, 1, 53, 1379, 23_479, 294_204]
const sets = 2_893_164

function binomial(all: number, of: number): number {
  let ways = 1
  for (let at = 0; at < of; at++) ways = (ways * (all - at)) / (at + 1)
  return ways
}

/** Cards in rising order, of which those at the bits of `chosen` are meant. */
function numberOf(cards: ArrayLike<number>, chosen: number): number {
  let [size, sum] = [0, 0]
  for (let at = 0; at < cards.length; at++) {
    if ((chosen >> at) & 1) sum += triangle[cards[at] ?? 0]?.[++size] ?? 0
  }
  return sum + (firstOfSize[size] ?? 0)
}

interface Sums {
  /** By the number of a set of cards: what all hands pay that have them, and how many of those pay. */
  readonly paid: Float64Array
  readonly hits: Float64Array
  /** And the squares of what they pay. */
  readonly squares: Float64Array
}

function* everyHand(): Generator<Uint8Array> {
  const hand = Uint8Array.from([0, 1, 2, 3, 4])
  for (;;) {
    yield hand
    let at = 4
    while (at >= 0 && hand[at] === deckSize - 5 + at) at--
    if (at < 0) return
    hand[at] = (hand[at] ?? 0) + 1
    for (let next = at + 1; next < 5; next++) hand[next] = (hand[next - 1] ?? 0) + 1
  }
}

/** Every one of the 2,598,960 hands is looked at once, and adds to each of the 32 sets of its cards. */
function addUp({ pays }: Pays): Sums {
  const [paid, hits, squares] = [new Float64Array(sets), new Float64Array(sets), new Float64Array(sets)]
  for (const hand of everyHand()) {
    const pay = pays[rankHand(hand)]
    if (pay === 0) continue
    for (let chosen = 0; chosen < 32; chosen++) {
      const number = numberOf(hand, chosen)
      paid[number] = (paid[number] ?? 0) + pay
      hits[number] = (hits[number] ?? 0) + 1
      squares[number] = (squares[number] ?? 0) + pay * pay
    }
  }
  return { paid, hits, squares }
}

/** The numbers of all 32 sets of a hand's cards. */
function numberAll(hand: ArrayLike<number>, numbers: Int32Array): void {
  for (let chosen = 0; chosen < 32; chosen++) numbers[chosen] = numberOf(hand, chosen)
}

/** Of all hands with what is held, those that have none of what was thrown away: added and taken off in turn. */
function without(sums: Float64Array, numbers: Int32Array, held: number): number {
  const thrown = 31 & ~held
  let sum = 0
  // Every part of what was thrown away, the whole first and nothing last.
  for (let part = thrown; ; part = (part - 1) & thrown) {
    const value = sums[numbers[held | part] ?? 0] ?? 0
    sum += odd(part) ? -value : value
    if (part === 0) return sum
  }
}

function odd(part: number): boolean {
  return countOf(part) % 2 === 1
}

const counts = Array.from({ length: 32 }, (_, part) => [0, 1, 2, 3, 4].filter(at => (part >> at) & 1).length)

function countOf(part: number): number {
  return counts[part] ?? 0
}

const suits = new Int32Array(4)

/** How many hands become this one by another order of the suits; nothing where another of them stands for all. */
function weightOf(hand: ArrayLike<number>): number {
  suits.fill(0)
  for (let at = 0; at < 5; at++) {
    const card = hand[at] ?? 0
    const suit = (card / 13) | 0
    suits[suit] = (suits[suit] ?? 0) | (1 << (card % 13))
  }
  let [same, weight] = [1, 24]
  for (let suit = 1; suit < 4; suit++) {
    const [before = 0, here = 0] = [suits[suit - 1], suits[suit]]
    if (here > before) return 0
    same = here === before ? same + 1 : 1
    weight /= same
  }
  return weight
}

export interface PokerReturn {
  /** What the best strategy returns of all it stakes: an exact fraction. */
  readonly numerator: bigint
  readonly denominator: bigint
  /** In how many of a million rounds that strategy is paid. */
  readonly hitPpm: number
  /** How far a round of that strategy is from its mean, in hundredths of the stake. */
  readonly deviation: number
  /** How many hands were looked at, each for all that are like it but for their suits. */
  readonly classes: number
}

/**
 * The best of the 32 ways to hold, for every hand there is. Hands that differ by their suits alone are one; no strategy
 * can return more, since each hand is played as well as it can be.
 */
export function pokerReturn(title: Pays): PokerReturn {
  const { paid, hits, squares } = addUp(title)
  const numbers = new Int32Array(32)
  let [classes, hands, sum, paidRounds, squared] = [0, 0, 0, 0, 0]
  for (const hand of everyHand()) {
    const weight = weightOf(hand)
    if (weight === 0) continue
    classes++
    numberAll(hand, numbers)
    hands += weight
    let [best, bestHeld] = [-1, 0]
    for (let held = 0; held < 32; held++) {
      const value = without(paid, numbers, held) * (common / (comings[5 - countOf(held)] ?? 1))
      if (value > best) [best, bestHeld] = [value, held]
    }
    sum += weight * best
    const ways = common / (comings[5 - countOf(bestHeld)] ?? 1)
    paidRounds += weight * without(hits, numbers, bestHeld) * ways
    squared += weight * without(squares, numbers, bestHeld) * ways
  }
  if (!Number.isSafeInteger(sum)) throw new Error('The sum is too large to be exact.')
  const denominator = BigInt(hands) * BigInt(common)
  const rounds = hands * common
  const deviation = 100 * Math.sqrt(squared / rounds - (sum / rounds) ** 2)
  return { numerator: BigInt(sum), denominator, hitPpm: Math.round((1e6 * paidRounds) / rounds), deviation, classes }
}

/** The best way to hold one hand, found by trying every card that could come. */
export function bestHold({ pays }: Pays, hand: readonly Card[]): number {
  const left = Array.from({ length: deckSize }, (_, card) => card).filter(card => !hand.includes(card))
  let [best, bestHeld] = [-1, 31]
  for (let held = 31; held >= 0; held--) {
    const made = hand.filter((_card, at) => (held >> at) & 1)
    const coming = comings[5 - made.length] ?? 1
    const mean = sumOver(pays, made, { left, from: 0 }) / coming
    if (mean > best) [best, bestHeld] = [mean, held]
  }
  return bestHeld
}

/** What all hands pay that begin with these cards: they are put behind them and taken off again. */
function sumOver(
  pays: PokerTitle['pays'],
  made: Card[],
  { left, from }: { readonly left: readonly Card[]; readonly from: number },
): number {
  if (made.length === 5) return pays[rankHand(made)]
  let sum = 0
  for (let at = from; at < left.length; at++) {
    made.push(left[at] ?? 0)
    sum += sumOver(pays, made, { left, from: at + 1 })
    made.pop()
  }
  return sum
}

/** How many of all hands, as they are dealt, are of each rank. */
export function countRanks(): Readonly<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries(ranking.map(rank => [rank, 0]))
  for (const hand of everyHand()) {
    const rank = rankHand(hand)
    counts[rank] = (counts[rank] ?? 0) + 1
  }
  return counts
}
