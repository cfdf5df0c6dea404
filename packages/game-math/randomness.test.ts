import { expect, test } from 'vitest'
import { fairDraws } from './fairDraws.ts'
import { zeros } from './zeros.ts'

const rounds = 5000
const drawsInRound = 40

/** Draws as a player's rounds make them: each round a seed and a number of its own, and some draws. */
function drawn(of: number): readonly number[] {
  return Array.from({ length: rounds }, (_, nonce) => {
    const serverSeed = new Uint8Array(32).fill(nonce % 251)
    const rng = fairDraws({ serverSeed, clientSeed: 'a word', nonce })
    return Array.from({ length: drawsInRound }, () => rng.next(of))
  }).flat()
}

const digits = drawn(10)

/** How far counts are from what was to be expected of them. */
function chiSquare(found: readonly number[], chances: readonly number[]): number {
  const all = found.reduce((sum, count) => sum + count, 0)
  return found.reduce((sum, count, at) => sum + (count - all * (chances[at] ?? 0)) ** 2 / (all * (chances[at] ?? 0)), 0)
}

function countBy(all: readonly number[], cells: number): readonly number[] {
  const found = zeros(cells)
  for (const one of all) found[Math.min(one, cells - 1)] = (found[Math.min(one, cells - 1)] ?? 0) + 1
  return found
}

function inGroups(all: readonly number[], size: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.floor(all.length / size) }, (_, at) => all.slice(size * at, size * (at + 1)))
}

const even = (cells: number) => Array.from({ length: cells }, () => 1 / cells)

/** Each beside the 99 % point of its law: of chi-square for so many degrees of freedom, or of the normal law. */
test('every number comes as often as any other: 9 degrees of freedom', () => {
  expect(chiSquare(countBy(digits, 10), even(10))).toBeLessThan(21.666)
})

test('every pair of numbers comes as often as any other: 99 degrees of freedom', () => {
  const pairs = inGroups(digits, 2).map(([one = 0, other = 0]) => 10 * one + other)
  expect(chiSquare(countBy(pairs, 100), even(100))).toBeLessThan(134.642)
})

test('no number says anything of the next: serial correlation', () => {
  const far = digits.map(digit => digit - 4.5)
  const together = far.slice(1).reduce((sum, one, at) => sum + one * (far[at] ?? 0), 0)
  const apart = far.reduce((sum, one) => sum + one * one, 0)
  expect(Math.abs((together / apart) * Math.sqrt(digits.length))).toBeLessThan(2.576)
})

test('high and low numbers follow each other in no more and no fewer runs than chance makes', () => {
  const highs = digits.map(digit => digit > 4)
  const [high, all] = [highs.filter(Boolean).length, highs.length]
  const runs = 1 + highs.slice(1).filter((isHigh, at) => isHigh !== highs[at]).length
  const mean = 1 + (2 * high * (all - high)) / all
  const deviation = Math.sqrt(((mean - 1) * (mean - 2)) / (all - 1))
  expect(Math.abs(runs - mean) / deviation).toBeLessThan(2.576)
})

test('a number comes again after gaps of every length as often as it should: 30 degrees of freedom', () => {
  const places = digits.flatMap((digit, at) => (digit === 7 ? [at] : []))
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0) - 1)
  const chances = Array.from({ length: 30 }, (_, gap) => 0.1 * 0.9 ** gap).concat(0.9 ** 30)
  expect(chiSquare(countBy(gaps, 31), chances)).toBeLessThan(50.892)
})

test('five numbers have as many different ones among them as hands of poker: 3 degrees of freedom', () => {
  const kinds = inGroups(digits, 5).map(five => Math.max(0, new Set(five).size - 2))
  expect(chiSquare(countBy(kinds, 4), [0.0136, 0.18, 0.504, 0.3024])).toBeLessThan(11.345)
})

test('three numbers stand in every order as often as in any other: 5 degrees of freedom', () => {
  const orders = inGroups(drawn(2 ** 40), 3).map(([one = 0, two = 0, three = 0]) => {
    return Number(one > two) + 2 * Number(two > three) + 4 * Number(one > three)
  })
  // Of the eight two contradict themselves.
  const found = countBy(orders, 8)
  expect([found[3], found[4]]).toEqual([0, 0])
  const possible = found.filter((_, at) => at !== 3 && at !== 4)
  expect(chiSquare(possible, even(6))).toBeLessThan(15.086)
})

test('all four of four numbers are seen after as many draws as coupons are collected in: 16 degrees of freedom', () => {
  const lengths: number[] = []
  let [seen, length] = [new Set<number>(), 0]
  for (const one of drawn(4)) {
    seen.add(one)
    length++
    if (seen.size < 4) continue
    lengths.push(length - 4)
    ;[seen, length] = [new Set(), 0]
  }
  // The last of four comes at the draw `r` with this chance: three of them before, in r - 1 draws, and the fourth then.
  const chanceAt = (r: number) => 0.75 ** (r - 1) - 3 * 0.5 ** (r - 1) + 3 * 0.25 ** (r - 1)
  const chances = Array.from({ length: 16 }, (_, at) => chanceAt(at + 4))
  const rest = 1 - chances.reduce((sum, chance) => sum + chance, 0)
  expect(chiSquare(countBy(lengths, 17), [...chances, rest])).toBeLessThan(32)
})
