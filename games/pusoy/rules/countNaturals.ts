import type { Natural, Title } from '../shape.ts'
import { areThreeFlushes, straightVectors } from './natural.ts'

const ranks = 13
/** Of how many cards each suit is, as one number: so much for each suit. */
const perSuit = 14
/** 13 of 52. */
export const allHands = 635_013_559_600

const any = [0, 1, 2, 3, 4]
const even = [0, 2, 4]

/** How many of all hands are each natural, counted exactly: a hand is the highest that it can be. */
export function countNaturals(): Readonly<Record<Natural, number>> {
  const ofEach = (sizes: readonly number[]) => Array.from({ length: ranks }, () => sizes)
  // Six pairs: of one rank one card or three, of all others none, two or four. Any rank may be that one.
  const sixPairs = [[1, 3], ...ofEach(even).slice(1)]
  return {
    oneSuit: 4,
    dragon: 4 ** ranks - 4,
    sixPairs: ranks * count(sixPairs, () => true),
    threeFlushes: countFlushes(ofEach(any)) - countFlushes(ofEach([1])) - ranks * countFlushes(sixPairs),
    threeStraights: countStraights(),
  }
}

/** What naturals pay besides, for a stake of one: an exact fraction of all hands. */
export function bonusReturn({ bonus }: Pick<Title, 'bonus'>): {
  readonly numerator: number
  readonly denominator: number
} {
  const counts = Object.entries(countNaturals()) as [Natural, number][]
  return { numerator: counts.reduce((sum, [natural, hands]) => sum + hands * bonus[natural], 0), denominator: allHands }
}

function countFlushes(sizes: readonly (readonly number[])[]): number {
  return count(sizes, areThreeFlushes)
}

/** Hands that are three straights and no flushes. How they fall into suits depends on how often each count is there. */
function countStraights(): number {
  const known = new Map<string, number>()
  let hands = 0
  for (const vector of straightVectors) {
    const sizes = Array.from({ length: ranks }, (_, rank) => (vector >> (2 * rank)) & 3)
    const odd = sizes.filter(size => size % 2 === 1).length
    // One rank that is odd is six pairs, thirteen are a dragon.
    if (odd === 1 || odd === ranks) continue
    const name = sizes.toSorted((a, b) => a - b).join('')
    const here =
      known.get(name) ??
      count(
        sizes.map(size => [size]),
        suits => !areThreeFlushes(suits),
      )
    known.set(name, here)
    hands += here
  }
  return hands
}

/** How many hands have so many cards of each rank, one of the sizes that are named, and fall into suits as is asked. */
function count(sizes: readonly (readonly number[])[], isMeant: (suits: readonly number[]) => boolean): number {
  let states = new Map([[0, 1]])
  for (const allowed of sizes) states = addRank(states, allowed)
  let hands = 0
  for (const [state, ways] of states) {
    const suits = suitsOf(state)
    if (sumOf(suits) === ranks && isMeant(suits)) hands += ways
  }
  return hands
}

function addRank(states: ReadonlyMap<number, number>, allowed: readonly number[]): Map<number, number> {
  const added = new Map<number, number>()
  const subsets = Array.from({ length: 16 }, (_, subset) => [0, 1, 2, 3].map(suit => (subset >> suit) & 1))
  const steps = subsets.filter(suits => allowed.includes(sumOf(suits))).map(stateOf)
  for (const [state, ways] of states) {
    if (sumOf(suitsOf(state)) > ranks) continue
    for (const step of steps) added.set(state + step, (added.get(state + step) ?? 0) + ways)
  }
  return added
}

function stateOf(suits: readonly number[]): number {
  return suits.reduceRight((state, suit) => state * perSuit + suit, 0)
}

function suitsOf(state: number): readonly number[] {
  return [0, 1, 2, 3].map(suit => Math.floor(state / perSuit ** suit) % perSuit)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
