import { fairDraws, simulationRng } from '@saya/game-math'
import { type Units, unitsPerPeso } from '@saya/money'
import { describe, expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { rooms } from './data/index.ts'
import {
  deal,
  drawBalls,
  firstPots,
  fixedReturn,
  hitChance,
  jackpotChance,
  oneIn,
  ppmOf,
  stepsOf,
  turnJackpot,
  winOf,
  wholeReturn,
  worstRound,
  bestOfCard,
  isFull,
  mostCardsOfAll,
} from './rules/index.ts'
import { ballOf, wonBy } from './rules/play.ts'
import { ballsOf, columnsOf, type Room } from './shape.ts'

const all = [...rooms.values()]
const ofEachKind = [...new Map(all.map(room => [room.kind, room])).values()]
const rounds = 40_000

describe.each(ofEachKind)('of $kind', room => {
  test('the return, its fixed part, how often a card wins and how rare the jackpot is are as declared, exactly', () => {
    expect({
      returnPpm: ppmOf(wholeReturn(room)),
      fixedPpm: ppmOf(fixedReturn(room)),
      hitPpm: ppmOf(hitChance(room)),
      jackpotOneIn: oneIn(jackpotChance(room)),
    }).toEqual(room.declared)
  })

  test('cards and balls that are really drawn win each step as often as computed, and anything as often: chi-square', () => {
    const rng = simulationRng(20_261_123)
    const steps = stepsOf(room)
    const found = steps.map(() => 0)
    let hits = 0
    for (let round = 0; round < rounds; round++) {
      const [card = []] = deal(room.kind, 1, rng).cards
      const won = wonBy(room, { card, balls: drawBalls(room.kind, room.calls, rng).balls })
      if (won.length > 0) hits++
      for (const { prize, pay } of won) {
        const at = steps.findIndex(step => step.prize.code === prize && step.pay === pay)
        found[at] = (found[at] ?? 0) + 1
      }
    }
    for (const prize of room.prizes) {
      const own = steps.map((step, at) => ({ ...step, found: found[at] ?? 0 })).filter(step => step.prize === prize)
      // Steps so rare that they are hardly seen are looked at together.
      const expected = own.map(
        ({ chance }) => (Number((chance.numerator * 10n ** 12n) / chance.denominator) / 1e12) * rounds,
      )
      let [square, free, restFound, restExpected] = [0, 0, 0, 0]
      for (const [at, { found: seen }] of own.entries()) {
        restFound += seen
        restExpected += expected[at] ?? 0
        if (restExpected < 5) continue
        square += (restFound - restExpected) ** 2 / restExpected
        free++
        ;[restFound, restExpected] = [0, 0]
      }
      expect(free).toBeGreaterThan(0)
      // The 99.9 % point of chi-square by the approximation of Wilson and Hilferty.
      expect(square).toBeLessThan(free * (1 - 2 / (9 * free) + 3.0902 * Math.sqrt(2 / (9 * free))) ** 3)
    }
    const chance = ppmOf(hitChance(room)) / 1e6
    expect(Math.abs(hits - chance * rounds)).toBeLessThan(3.3 * Math.sqrt(rounds * chance * (1 - chance)))
  })

  test('a card is of its form: so many different numbers, each in its column, and no row or column of the wrong size', () => {
    const rng = simulationRng(7)
    const columns = columnsOf(room.kind)
    for (const card of deal(room.kind, 2000, rng).cards) {
      const numbers = card.filter(number => number !== 0)
      expect(new Set(numbers).size).toBe(room.kind === 'bingo75' ? 24 : 15)
      const isPlaced = card.every((number, at) => number === 0 || columns[at % columns.length]?.includes(number))
      expect(isPlaced).toBe(true)
      if (room.kind === 'bingo75') {
        expect([card.length, card[12]]).toEqual([25, 0])
        continue
      }
      for (const row of [0, 1, 2]) expect(card.slice(9 * row, 9 * row + 9).filter(number => number > 0)).toHaveLength(5)
      for (const column of columns.keys()) {
        const cells = [0, 1, 2].map(row => card[9 * row + column] ?? 0).filter(number => number > 0)
        expect(cells.length).toBeGreaterThan(0)
        expect(cells).toEqual([...cells].sort((one, other) => one - other))
      }
    }
  })

  test('balls are so many, all different, and every one as likely to be called: chi-square', () => {
    const rng = simulationRng(8)
    const count = ballsOf(room.kind)
    const called = Array.from({ length: count + 1 }, () => 0)
    const games = 5000
    for (let game = 0; game < games; game++) {
      const { balls } = drawBalls(room.kind, room.calls, rng)
      expect(new Set(balls).size).toBe(room.calls)
      for (const ball of balls) called[ball] = (called[ball] ?? 0) + 1
    }
    const expected = (games * room.calls) / count
    const square = called.slice(1).reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
    const free = count - 1
    expect(square).toBeLessThan(free * (1 - 2 / (9 * free) + 3.0902 * Math.sqrt(2 / (9 * free))) ** 3)
  })

  test('a prize pays less the later it is complete, none after the last ball, and the jackpot goes by a step of the full house', () => {
    for (const { steps } of room.prizes) {
      for (const [at, { by, pay }] of steps.entries()) {
        expect(by).toBeGreaterThan(steps[at - 1]?.by ?? 0)
        expect(pay).toBeLessThan(steps[at - 1]?.pay ?? Number.POSITIVE_INFINITY)
        expect([by <= room.calls, pay >= 100]).toEqual([true, true])
      }
    }
    const house = room.prizes.find(({ code }) => code === 'house')
    expect(house?.steps[0]?.by).toBe(room.jackpot.by)
  })

  test('every prize comes to whole centavos', () => {
    for (const { steps } of room.prizes) {
      for (const { pay } of steps) expect((room.price * pay * 100) % 100).toBe(0)
    }
    const rng = simulationRng(9)
    for (let round = 0; round < 2000; round++) {
      const { cards } = deal(room.kind, 6, rng)
      expect(winOf(room, cards, drawBalls(room.kind, room.calls, rng).balls) % 100n).toBe(0n)
    }
  })
})

test('the places of a line, of corners and of a house of 75 are where a card has them', () => {
  const card = Array.from({ length: 25 }, (_, cell) => (cell === 12 ? 0 : cell + 1))
  const diagonal = [1, 7, 19, 25]
  expect(ballOf('bingo75', 'line', { card, balls: diagonal })).toBe(4)
  expect(ballOf('bingo75', 'line', { card, balls: [1, 2, 3, 4, 75, 5] })).toBe(6)
  expect(ballOf('bingo75', 'line', { card, balls: [3, 8, 18, 23] })).toBe(4)
  expect(ballOf('bingo75', 'corners', { card, balls: [1, 5, 21, 74, 25] })).toBe(5)
  expect(ballOf('bingo75', 'line', { card, balls: [1, 2, 3, 4, 6] })).toBe(Number.POSITIVE_INFINITY)
})

test.each(all)(
  'the pool of $code keeps every centavo: what was put in is there or was paid, to each winner the same',
  room => {
    const rng = simulationRng(20_261_124)
    let pots = firstPots(room.jackpot)
    let [put, paid]: [Units, Units] = [0n, 0n]
    const seed = BigInt(room.jackpot.seed) * unitsPerPeso
    for (let round = 0; round < 5000; round++) {
      const staked = BigInt(room.price * rng.next(5000)) * unitsPerPeso
      const hits = rng.next(200) === 0 ? 1 + rng.next(7) : 0
      const turn = turnJackpot(room.jackpot, pots, { staked, hits })
      put += turn.put
      paid += turn.each * BigInt(hits)
      expect(turn.put).toBe((staked * BigInt(room.jackpot.sharePpm + room.jackpot.nextPpm)) / 1_000_000n)
      expect(turn.each % 100n).toBe(0n)
      expect(turn.each * BigInt(hits)).toBeLessThanOrEqual(turn.playedFor)
      if (hits > 0) expect(turn.playedFor - turn.each * BigInt(hits)).toBeLessThan(100n * BigInt(hits))
      expect(turn.after.pool).toBeLessThanOrEqual(BigInt(room.jackpot.most) * unitsPerPeso)
      pots = turn.after
      expect(pots.pool + pots.next + paid).toBe(seed + put)
    }
    expect(paid).toBeGreaterThan(0n)
  },
)

test.each(all)(
  'nobody can win more in a round of $code than it says, and so much can be won with a pool as full as it gets',
  room => {
    expect(worstRound(room)).toBe(BigInt(room.mostWin))
    // And all of them together no more than the house may owe in fixed prizes, with room for many.
    const cards = mostCardsOfAll(room)
    expect(BigInt(bestOfCard(room) * room.price) * cards).toBeLessThanOrEqual(500_000_000n)
    expect(cards).toBeGreaterThanOrEqual(BigInt(30 * room.mostCards))
    const bought = (count: bigint) => ({ 'card-0': Number(count) * room.price })
    expect([cards, cards + 1n].map(count => isFull(room, bought(count)))).toEqual([false, true])
  },
)

test.each(all)('the catalogue says of $code what is proven here', room => {
  const row = catalogue.find(game => game.code === room.code)
  const returnPpm = ppmOf(wholeReturn(room))
  expect(row).toMatchObject({ rtp_ppm: returnPpm, en_name: room.name.en, tl_name: room.name.tl })
})

test.each(all)('in $code cards are sold for long enough, and stakes put whole units into the pool', (room: Room) => {
  expect(room.bettingMs).toBeGreaterThanOrEqual(15_000)
  for (const ppm of [room.jackpot.sharePpm, room.jackpot.nextPpm]) {
    expect((BigInt(room.price) * unitsPerPeso * BigInt(ppm)) % 1_000_000n).toBe(0n)
  }
})

test.each(ofEachKind)('cards and balls of $kind that are drawn again from their seed are the same', room => {
  for (let nonce = 0; nonce < 50; nonce++) {
    const rng = () => fairDraws({ serverSeed: new Uint8Array(32).fill(7), clientSeed: 'w', nonce })
    expect(deal(room.kind, 3, rng())).toEqual(deal(room.kind, 3, rng()))
    expect(drawBalls(room.kind, 60, rng())).toEqual(drawBalls(room.kind, 60, rng()))
  }
})
