import type { Card } from '../shape.ts'
import { heightOf, ofFive, ofSuited, ofThree, step0, step1, step2, step3, step4, suitOf } from './strength.ts'

const cards = 13
const masks = 1 << cards
export const wholeMask = masks - 1

/** Every way to take five, or three, of thirteen places in rising order. */
export const fives = subsets(5)
const threes = subsets(3)

interface Subsets {
  readonly masks: Int16Array
  readonly places: Uint8Array
}

function subsets(size: number): Subsets {
  const all = Array.from({ length: masks }, (_, mask) => mask).filter(mask => placesIn(mask).length === size)
  return { masks: Int16Array.from(all), places: Uint8Array.from(all.flatMap(placesIn)) }
}

function placesIn(mask: number): number[] {
  return Array.from({ length: cards }, (_, place) => place).filter(place => (mask >> place) & 1)
}

/** Thirteen cards, the lowest first, and what any five and any three of them are worth. */
export interface MeasuredHand {
  readonly sorted: Uint8Array
  /** In the order of `fives`. */
  readonly five: Int32Array
  /** By the mask of the three places. */
  readonly three: Int32Array
}

/** Written anew for each hand: millions are measured in a row. */
const steps = [step0, step1, step2, step3, step4].map(values => ({ values, here: new Int16Array(cards) }))
const [first, second, third, fourth, fifth] = steps.map(({ here }) => here) as [
  Int16Array,
  Int16Array,
  Int16Array,
  Int16Array,
  Int16Array,
]

export function newMeasured(): MeasuredHand {
  return { sorted: new Uint8Array(cards), five: new Int32Array(fives.masks.length), three: new Int32Array(masks) }
}

/** Measures all 1,287 and 286 of them, into what it is given. */
export function measureAll(hand: ArrayLike<Card>, into: MeasuredHand): void {
  sortInto(hand, into.sorted)
  for (const { values, here } of steps) {
    for (let place = 0; place < cards; place++) here[place] = values[heightOf(into.sorted[place] ?? 0)] ?? 0
  }
  measureFives(into)
  const { three } = into
  for (let at = 0, place = 0; at < threes.masks.length; at++, place += 3) {
    const [a = 0, b = 0, c = 0] = [threes.places[place], threes.places[place + 1], threes.places[place + 2]]
    three[threes.masks[at] ?? 0] = ofThree[(first[a] ?? 0) + (second[b] ?? 0) + (third[c] ?? 0)] ?? 0
  }
}

function measureFives({ sorted, five }: MeasuredHand): void {
  const [oneSuit, otherSuit] = longSuits(sorted)
  for (let at = 0, place = 0; at < five.length; at++, place += 5) {
    const mask = fives.masks[at] ?? 0
    const table = isWithin(mask, oneSuit) || isWithin(mask, otherSuit) ? ofSuited : ofFive
    five[at] = table[numberAt(place)] ?? 0
  }
}

function numberAt(place: number): number {
  const { places } = fives
  return (
    (first[places[place] ?? 0] ?? 0) +
    (second[places[place + 1] ?? 0] ?? 0) +
    (third[places[place + 2] ?? 0] ?? 0) +
    (fourth[places[place + 3] ?? 0] ?? 0) +
    (fifth[places[place + 4] ?? 0] ?? 0)
  )
}

function isWithin(mask: number, whole: number): boolean {
  return (mask & whole) === mask
}

/** By rank, and of one rank by suit: what is found does not depend on the order of the deal. */
function sortInto(hand: ArrayLike<Card>, sorted: Uint8Array): void {
  for (let at = 0; at < cards; at++) {
    const card = hand[at] ?? 0
    const weight = heightOf(card) * 4 + suitOf(card)
    let place = at
    for (; place > 0 && orderOf(sorted[place - 1] ?? 0) > weight; place--) sorted[place] = sorted[place - 1] ?? 0
    sorted[place] = card
  }
}

function orderOf(card: Card): number {
  return heightOf(card) * 4 + suitOf(card)
}

/** Where the cards of a suit lie of which there are five: two suits at most. */
function longSuits(sorted: Uint8Array): readonly [number, number] {
  const lie = [0, 0, 0, 0]
  for (let place = 0; place < cards; place++) {
    const suit = suitOf(sorted[place] ?? 0)
    lie[suit] = (lie[suit] ?? 0) | (1 << place)
  }
  const [one = 0, other = 0] = lie.filter(mask => placesIn(mask).length >= 5)
  return [one, other]
}
