import { type Card, type Kind, kinds } from '../shape.ts'

/**
 * What a hand is worth as one whole number: its kind, then its ranks in the order in which they are compared, four bits
 * each and counted from 1. Of two hands the greater number wins, also where one has three cards and the other five.
 */
export type Strength = number

const perRank = 4
const places = 5
export const kindShift = perRank * places

/** Twos are 0, aces 12. */
export function heightOf(card: Card): number {
  return (card + 12) % 13
}

export function suitOf(card: Card): number {
  return (card / 13) | 0
}

export function kindOf(strength: Strength): Kind {
  return kinds[strength >> kindShift] ?? 'high'
}

/** Kind and two highest ranks together: 169 numbers for each kind, in rising order. */
export function classOf(strength: Strength): number {
  const [first, second] = [(strength >> (kindShift - perRank)) & 15, (strength >> (kindShift - 2 * perRank)) & 15]
  return (strength >> kindShift) * 169 + (first - 1) * 13 + (second === 0 ? 0 : second - 1)
}

/** Of heights in rising order, one number for each set of them that can be, also with one height more than once. */
const steps = [0, 1, 2, 3, 4].map(at => Array.from({ length: 13 }, (_, height) => choose(height + at, at + 1)))
export const step0 = Int16Array.from(steps[0] ?? [])
export const step1 = Int16Array.from(steps[1] ?? [])
export const step2 = Int16Array.from(steps[2] ?? [])
export const step3 = Int16Array.from(steps[3] ?? [])
export const step4 = Int16Array.from(steps[4] ?? [])

function choose(all: number, of: number): number {
  let ways = 1
  for (let at = 0; at < of; at++) ways = (ways * (all - at)) / (at + 1)
  return Math.round(ways)
}

const shapes: Readonly<Record<string, Kind>> = {
  '21': 'pair',
  '3': 'three',
  '2111': 'pair',
  '221': 'twoPair',
  '311': 'three',
  '32': 'fullHouse',
  '41': 'four',
}

/** By that number: of three cards, of five of several suits, and of five of one suit. */
export const ofThree = new Int32Array(choose(15, 3))
export const ofFive = new Int32Array(choose(17, 5))
export const ofSuited = new Int32Array(choose(17, 5))
fillThree()
fillFive()

function fillThree(): void {
  for (let low = 0; low < 13; low++) {
    for (let middle = low; middle < 13; middle++) {
      for (let high = middle; high < 13; high++) {
        const number = (step0[low] ?? 0) + (step1[middle] ?? 0) + (step2[high] ?? 0)
        ofThree[number] = measure([low, middle, high], false)
      }
    }
  }
}

function fillFive(from = 0, heights: readonly number[] = [], number = 0): void {
  if (heights.length === places) {
    ofFive[number] = measure(heights, false)
    ofSuited[number] = measure(heights, true)
    return
  }
  for (let height = from; height < 13; height++) {
    fillFive(height, [...heights, height], number + (steps[heights.length]?.[height] ?? 0))
  }
}

/** What heights are worth: those there are most of come first, and among them the highest. */
function measure(heights: readonly number[], isSuited: boolean): Strength {
  const counts = new Map<number, number>()
  for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1)
  const groups = [...counts].sort(([a, countA], [b, countB]) => countB - countA || b - a)
  const shape = groups.map(([, count]) => count).join('')
  const ranks = groups.map(([height]) => height)
  const top = heights.length === places && shape === '11111' ? topOfStraight(ranks) : undefined
  if (top !== undefined) return pack(isSuited ? 'straightFlush' : 'straight', [top])
  if (isSuited && shape === '11111') return pack('flush', ranks)
  return pack(shapes[shape] ?? 'high', ranks)
}

/** Five heights in falling order. With an ace below, a straight ends at its five. */
function topOfStraight([first = 0, second = 0, , , last = 0]: readonly number[]): number | undefined {
  if (first - last === 4) return first
  return first === 12 && second === 3 ? second : undefined
}

function pack(kind: Kind, ranks: readonly number[]): Strength {
  let strength = kinds.indexOf(kind)
  for (let at = 0; at < places; at++) strength = (strength << perRank) | (at in ranks ? (ranks[at] ?? 0) + 1 : 0)
  return strength
}

/** What three or five cards are worth, in any order. */
export function strengthOf(cards: readonly Card[]): Strength {
  const heights = cards.map(heightOf).sort((a, b) => a - b)
  const number = heights.reduce((sum, height, at) => sum + (steps[at]?.[height] ?? 0), 0)
  if (cards.length === 3) return ofThree[number] ?? 0
  const [first = 0] = cards
  const isSuited = cards.every(card => suitOf(card) === suitOf(first))
  return (isSuited ? ofSuited : ofFive)[number] ?? 0
}
