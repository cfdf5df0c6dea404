import { fairDraws, replayed, simulationRng, volatilityOf } from '@saya/game-math'
import { describe, expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { titles } from './data/index.ts'
import { deviationOf, exposureOf, play, returnsOf } from './rules/index.ts'
import { firstFish, numbers, schoolOf, stop, type Title } from './shape.ts'

const stake = 100_000n
const price = 10_000n
const largestExposure = 1_000_000
const rounds = 20_000

describe.each([...titles])('%s', (code, title) => {
  test('returns exactly what is declared for every shot, whatever it is aimed at', () => {
    for (const { kind, numerator, denominator } of returnsOf(title)) {
      expect([kind.art, numerator * 1_000_000n]).toEqual([kind.art, BigInt(title.returnPpm) * denominator])
    }
  })

  test('divides its numbers without a rest, and no number wins two prizes', () => {
    for (const { kind, prizes, hits } of returnsOf(title)) {
      expect(prizes.filter(prize => !Number.isInteger(prize.hits) || prize.hits < 1)).toEqual([])
      expect(hits).toBeLessThan(numbers)
      expect(kind.prizes.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(10)
      expect(kind.prizes.map(({ pay }) => pay)).toEqual(kind.prizes.map(({ pay }) => pay).sort((a, b) => b - a))
    }
  })

  test('pays for a burst what the fish that it takes are worth', () => {
    for (const { prizes, takes } of title.kinds) {
      if (!takes) continue
      const worth = takes.reduce((sum, { kind, count }) => sum + count * (title.kinds[kind]?.prizes[0]?.pay ?? 0), 0)
      expect(prizes).toEqual([{ pay: worth, tenths: 10 }])
      for (const { kind, count } of takes) expect(count).toBeLessThanOrEqual(title.kinds[kind]?.count ?? 0)
    }
  })

  test('returns the same of a whole round to whoever is clever and to whoever is not: every outcome is followed', () => {
    // Each plan aims by what was caught so far.
    const plans: readonly ((caught: number, shot: number) => number)[] = [
      () => 0,
      () => title.kinds.length - 1,
      caught => (caught > 0 ? title.kinds.length - 1 : 0),
      (caught, shot) => (caught + shot) % title.kinds.length,
    ]
    for (const plan of plans) {
      const { won, ways } = follow(title, plan)
      expect(won * 1_000_000n).toBe(ways * BigInt(title.shots) * BigInt(title.returnPpm))
    }
  })

  test('exposes the house to no more than may be lost in one round', () => {
    for (const { stake: pesos, mostWin } of exposureOf(title)) {
      expect(mostWin).toBe(pesos * title.mostWin)
      expect(mostWin).toBeLessThanOrEqual(largestExposure)
    }
    expect(title.stakes.filter(pesos => pesos % title.shots !== 0)).toEqual([])
  })

  test('is listed with what is proven here', () => {
    const { returnPpm: rtp_ppm, declared } = title
    const { volatility } = declared
    expect(volatilityOf(deviationOf(title))).toBe(volatility)
    const listed = { rtp_ppm, volatility, category: 'Fishing', en_name: title.name.en, tl_name: title.name.tl }
    expect(catalogue.find(game => game.code === code)).toMatchObject(listed)
  })

  test('has a school that can be aimed at, fish by fish', () => {
    const school = schoolOf(title)
    expect(school.length).toBeLessThanOrEqual(99)
    expect(aim(title, [], 1).choices).toEqual([stop, ...school.map((_, fish) => fish + firstFish)])
  })

  test('catches in rounds that are really played as often as is counted, and pays as much', () => {
    const rng = simulationRng(59)
    const school = schoolOf(title)
    const seen = new Map(title.kinds.map(kind => [kind, { shots: 0, hits: 0 }]))
    let paid = 0
    for (let round = 0; round < rounds; round++) {
      const choices = Array.from({ length: title.shots }, () => firstFish + rng.next(school.length))
      const { win, shown } = play({ title, stake, rng, choices })
      paid += Number(win / price)
      for (const { fish, pay } of shown.shots) {
        const of = school[fish] && seen.get(school[fish])
        if (!of) throw new Error('A shot was at no fish of the school.')
        of.shots++
        if (pay > 0) of.hits++
      }
    }
    for (const { kind, hits } of returnsOf(title)) {
      const { shots, hits: caught } = seen.get(kind) ?? { shots: 0, hits: 0 }
      const chance = hits / numbers
      expect(Math.abs(caught / shots - chance)).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / shots))
    }
    const made = rounds * title.shots
    const width = (4 * deviationOf(title)) / 100 / Math.sqrt(made)
    expect(Math.abs(paid / made - title.returnPpm / 1_000_000)).toBeLessThanOrEqual(width)
  })

  test('draws every part of its numbers as often: chi-square', () => {
    const parts = 24
    const counts = Array.from({ length: parts }, () => 0)
    for (let nonce = 0; nonce < 3000; nonce++) {
      const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(7), clientSeed: code, nonce })
      for (const { value } of play({ title, stake, rng, choices: [stop] }).draws) {
        const part = Math.floor((value * parts) / numbers)
        counts[part] = (counts[part] ?? 0) + 1
      }
    }
    const expected = (3000 * title.shots) / parts
    const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    const free = parts - 1
    expect(square).toBeLessThan(free * (1 - 2 / (9 * free) + 3.0902 * Math.sqrt(2 / (9 * free))) ** 3)
  })

  test('draws the same whatever is aimed at and whenever it is stopped, and replays to the same', () => {
    const school = schoolOf(title)
    for (let nonce = 0; nonce < 50; nonce++) {
      const choices = Array.from({ length: title.shots }, (_, at) => firstFish + ((nonce + at * 7) % school.length))
      const whole = aim(title, choices, nonce)
      expect(aim(title, [...choices.slice(0, 4), stop], nonce).draws).toEqual(whole.draws)
      expect(play({ title, stake, rng: replayed(whole.draws), choices })).toEqual(whole)
      // A shot that catches one fish would have caught every fish that is worth no more.
      for (const [at, { pay }] of whole.shown.shots.entries()) {
        const least = aim(title, [...choices.slice(0, at), firstFish], nonce).shown.shots[at]
        if (pay > 0) expect(least?.pay).toBe(title.kinds[0]?.prizes[0]?.pay)
      }
    }
  })

  test('gives back every shot that was not made, tells nothing of what is to come, and goes on behind no end', () => {
    expect(aim(title, [], 3)).toMatchObject({ win: 0n, shown: { shots: [], left: title.shots, end: null } })
    expect(aim(title, [stop], 3)).toMatchObject({ win: stake, shown: { left: title.shots, end: 'stopped' } })
    const three = aim(title, [firstFish, firstFish, firstFish], 3)
    expect(three).toMatchObject({ win: 0n, shown: { left: title.shots - 3, end: null } })
    const stopped = aim(title, [firstFish, firstFish, firstFish, stop], 3)
    const caught = stopped.shown.shots.reduce((sum, { pay }) => sum + pay, 0)
    expect(stopped.win).toBe(price * BigInt(caught + title.shots - 3))
    expect(stopped.choices).toEqual([])
    expect(() => aim(title, [stop, firstFish], 3)).toThrow(RangeError)
    expect(() => aim(title, [firstFish + schoolOf(title).length], 3)).toThrow(RangeError)
    const all = Array.from({ length: title.shots }, () => firstFish)
    expect(aim(title, all, 3)).toMatchObject({ shown: { left: 0, end: 'empty' }, choices: [] })
    expect(() => aim(title, [...all, stop], 3)).toThrow(RangeError)
    expect(() => play({ title, stake: 5n, rng: simulationRng(1), choices: [] })).toThrow(RangeError)
  })
})

test('no two titles have one school', () => {
  const schools = [...titles.values()].map(({ kinds }) =>
    JSON.stringify(kinds.map(({ count, prizes }) => [count, prizes])),
  )
  expect(new Set(schools).size).toBe(titles.size)
})

function aim(title: Title, choices: readonly number[], nonce: number) {
  const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(5), clientSeed: 'w', nonce })
  return play({ title, stake, rng, choices })
}

/** Follows a plan through every outcome of a round, each with the number of ways that lead to it. */
function follow(title: Title, plan: (caught: number, shot: number) => number) {
  const returns = returnsOf(title)
  let reached = new Map([[0, 1n]])
  for (let shot = 0; shot < title.shots; shot++) {
    const next = new Map<number, bigint>()
    for (const [caught, ways] of reached) {
      const { prizes = [], hits = 0 } = returns[plan(caught, shot)] ?? {}
      for (const { pay, hits: of } of [...prizes, { pay: 0, hits: numbers - hits }]) {
        next.set(caught + pay, (next.get(caught + pay) ?? 0n) + ways * BigInt(of))
      }
    }
    reached = next
  }
  let won = 0n
  for (const [caught, ways] of reached) won += BigInt(caught) * ways
  return { won, ways: BigInt(numbers) ** BigInt(title.shots) }
}
