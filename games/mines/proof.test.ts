import { fairDraws, replayed, simulationRng, volatilityOf } from '@saya/game-math'
import { describe, expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { titles } from './data/index.ts'
import { deviationOf, exposureOf, play, ppmOf, returnsOf } from './rules/index.ts'
import { take, type Title, type Way } from './shape.ts'

const stake = 100_000n
const largestExposure = 1_000_000
const rounds = 20_000
const ways = [...titles.values()].flatMap(title => title.ways.map(way => [title.code, way.code, title, way] as const))

describe.each([...titles])('%s', (code, title) => {
  test('returns what is declared, whichever way is played and whenever it is taken', () => {
    const found = returnsOf(title).map(({ numerator, denominator }) => ppmOf(numerator, denominator))
    const { returnPpm, mostReturnPpm } = title.declared
    expect([Math.min(...found), Math.max(...found)]).toEqual([returnPpm, mostReturnPpm])
  })

  test('exposes the house to no more than may be lost in one round', () => {
    for (const { mostWin } of exposureOf(title)) expect(mostWin).toBeLessThanOrEqual(largestExposure)
    // In whole times, and what can be won is no less.
    expect(Math.ceil(Math.max(...title.ways.flatMap(({ pays }) => pays)) / 1000)).toBe(title.mostWin)
  })

  test('is as volatile as the way and the moment at which it swings most', () => {
    const deviations = returnsOf(title).map(one => deviationOf(title, one))
    expect(volatilityOf(Math.max(...deviations))).toBe(title.declared.volatility)
    // The same by its definition, from what such a round pays: all or nothing.
    for (const one of returnsOf(title)) {
      const [mean, chance] = [Number(one.numerator) / Number(one.denominator), one.hitPpm / 1e6]
      const squares = chance * (one.pay / 1000) ** 2
      expect(deviationOf(title, one) / 100 / Math.sqrt(squares - mean * mean)).toBeCloseTo(1, 1)
    }
  })

  test('is listed with what is proven here', () => {
    const { returnPpm: rtp_ppm, volatility } = title.declared
    const listed = { rtp_ppm, volatility, en_name: title.name.en, tl_name: title.name.tl }
    expect(catalogue.find(game => game.code === code)).toMatchObject(listed)
  })

  test('pays whole centavos at every stake and every moment, more at each', () => {
    for (const { pays } of title.ways) {
      expect(pays.filter((pay, at) => pay <= (pays[at - 1] ?? 1000))).toEqual([])
      for (const pesos of title.stakes) {
        expect(pays.filter(pay => (BigInt(pesos) * 10_000n * BigInt(pay)) % 100_000n !== 0n)).toEqual([])
      }
    }
  })
})

test('mines are counted right: of five in a field, every one of the 53,130 sets is looked at', () => {
  const title = titles.get('mina-ng-hiyas') as Title
  const way = title.ways.find(({ size }) => size === 5) as Way
  const spared = Array.from({ length: way.pays.length + 1 }, () => 0)
  for (const set of setsOf(25, 5)) {
    // The first places in their order are as good as any others.
    const first = Math.min(...set)
    for (let opened = 0; opened <= first && opened < spared.length; opened++) spared[opened] = (spared[opened] ?? 0) + 1
  }
  expect(spared[0]).toBe(53_130)
  for (const { opened, numerator, denominator, pay } of returnsOf(title).filter(one => one.way === way)) {
    expect(numerator * 53_130n * 1000n).toBe(BigInt(spared[opened] ?? 0) * BigInt(pay) * denominator)
  }
})

test.each(ways)(
  'rounds of %s in the way %i that are really played come as far as is computed',
  (_code, mode, title) => {
    const rng = simulationRng(41)
    const chances = new Map(
      returnsOf(title)
        .filter(({ way }) => way.code === mode)
        .map(one => [one.opened, one.hitPpm]),
    )
    const reached = new Map<number, number>()
    for (let round = 0; round < rounds; round++) {
      const { opened } = playOut(title, mode, rng).shown
      for (let count = 1; count <= opened.length; count++) reached.set(count, (reached.get(count) ?? 0) + 1)
    }
    for (const [opened, ppm] of chances) {
      const [chance, share] = [ppm / 1_000_000, (reached.get(opened) ?? 0) / rounds]
      expect(Math.abs(share - chance)).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / rounds) + 0.0003)
    }
  },
)

test.each(ways)('every place of %s in the way %i is as likely to be bad: chi-square', (_code, mode, title, way) => {
  const places = title.kind === 'field' ? title.places : way.size
  const counts = Array.from({ length: places }, () => 0)
  let drawn = 0
  for (let nonce = 0; nonce < 4000; nonce++) {
    const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(9), clientSeed: title.code, nonce })
    const { hidden } = play({ title, mode, stake, rng, choices: [take] }).shown
    const bad = hidden ?? []
    expect(new Set(title.kind === 'field' ? bad : []).size).toBe(title.kind === 'field' ? way.size : 0)
    for (const place of bad) counts[place] = (counts[place] ?? 0) + 1
    drawn += bad.length
  }
  const expected = drawn / places
  // Places of one field are drawn without return, which brings their counts nearer to each other, never further apart.
  const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const free = places - 1
  expect(square).toBeLessThan(free * (1 - 2 / (9 * free) + 3.0902 * Math.sqrt(2 / (9 * free))) ** 3)
})

test.each(ways)(
  'no choice in %s in the way %i changes what is hidden, and the same choices replay to the same',
  (_code, mode, title) => {
    for (let nonce = 0; nonce < 50; nonce++) {
      const draw = () => fairDraws({ serverSeed: new Uint8Array(32).fill(3), clientSeed: 'w', nonce })
      const first = playOut(title, mode, draw())
      const other = play({ title, mode, stake, rng: draw(), choices: [take] })
      expect(other.draws).toEqual(first.draws)
      expect(other.shown.hidden).toEqual(first.shown.hidden)
      expect(other.win).toBe(stake)
      expect(playOut(title, mode, replayed(first.draws))).toEqual(first)
    }
  },
)

test('what is hidden is not shown before the round is over, and nothing can be chosen twice or behind its end', () => {
  const title = titles.get('mina-ng-hiyas') as Title
  const serverSeed = new Uint8Array(32).fill(1)
  const at = (choices: readonly number[]) =>
    play({ title, mode: 0, stake, rng: fairDraws({ serverSeed, clientSeed: 'w', nonce: 1 }), choices })
  expect(at([])).toMatchObject({ win: 0n, shown: { hidden: null, hit: null } })
  expect(at([]).choices).not.toContain(take)
  const [mine = 0] = at([take]).shown.hidden ?? []
  const safe = mine === 0 ? 2 : 1
  expect(at([safe]).choices).toContain(take)
  expect(at([safe]).choices).not.toContain(safe)
  expect(at([mine + 1])).toMatchObject({ win: 0n, shown: { end: 'lost', hit: mine } })
  expect(() => at([take, safe])).toThrow(RangeError)
})

/** Opens place after place from the first until the round is over. */
function playOut(title: Title, mode: number, rng: Parameters<typeof play>[0]['rng']) {
  const kept = { next: (count: number) => rng.next(count) }
  let played = play({ title, mode, stake, rng: kept, choices: [] })
  const { draws } = played
  const choices: number[] = []
  while (played.choices.length > 0) {
    choices.push(played.choices.find(choice => choice !== take) ?? take)
    played = play({ title, mode, stake, rng: replayed(draws), choices })
  }
  return played
}

function* setsOf(all: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield []
  else for (let one = from; one < all; one++) for (const rest of setsOf(all, size - 1, one + 1)) yield [one, ...rest]
}
