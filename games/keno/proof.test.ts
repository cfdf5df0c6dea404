import { fairDraws, replayed, simulationRng, volatilityOf } from '@saya/game-math'
import { describe, expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { titles } from './data/index.ts'
import { deviationOf, exposureOf, isTicket, play, ppmOf, returnsOf } from './rules/index.ts'
import { ticketOf, type Title } from './shape.ts'

const stake = 100_000n
const largestExposure = 1_000_000
const rounds = 8000

describe.each([...titles])('%s', (code, title) => {
  test('returns what is declared, however many numbers are picked', () => {
    const found = returnsOf(title).map(({ numerator, denominator }) => ppmOf(numerator, denominator))
    const { returnPpm, mostReturnPpm } = title.declared
    expect([Math.min(...found), Math.max(...found)]).toEqual([returnPpm, mostReturnPpm])
  })

  test('has a ticket of one number to ten, each with a pay for every number of hits, more for more', () => {
    expect(title.tickets.map(({ picks }) => picks)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { picks, pays } of title.tickets) {
      expect(pays).toHaveLength(picks + 1)
      const paid = pays.slice(1)
      expect(paid.filter((pay, at) => pay < (paid[at - 1] ?? 0))).toEqual([])
      expect(pays.filter(pay => pay > 0 && pay < 10)).toEqual([])
    }
  })

  test('pays whole centavos at every stake', () => {
    for (const pesos of title.stakes) {
      const units = title.tickets.flatMap(({ pays }) => pays).map(pay => BigInt(pesos) * 10_000n * BigInt(pay))
      expect(units.filter(amount => amount % 1000n !== 0n)).toEqual([])
    }
  })

  test('exposes the house to no more than may be lost in one round', () => {
    for (const { stake: pesos, mostWin } of exposureOf(title)) {
      expect(mostWin).toBe(pesos * title.mostWin)
      expect(mostWin).toBeLessThanOrEqual(largestExposure)
    }
  })

  test('is listed with what is proven here', () => {
    const { returnPpm: rtp_ppm, volatility } = title.declared
    expect(volatilityOf(Math.max(...returnsOf(title).map(deviationOf)))).toBe(volatility)
    const listed = { rtp_ppm, volatility, en_name: title.name.en, tl_name: title.name.tl }
    expect(catalogue.find(game => game.code === code)).toMatchObject(listed)
  })

  test('counts every way to draw once: of each ticket they come to all', () => {
    for (const { prizes } of returnsOf(title)) {
      // The number of ways in which 20 of 80 can be drawn.
      expect(prizes.reduce((sum, { ways }) => sum + ways, 0n)).toBe(3_535_316_142_212_174_320n)
    }
  })

  test('hits in rounds that are really played as often as is counted, and pays what the table says', () => {
    const rng = simulationRng(83)
    for (const { ticket, prizes } of returnsOf(title)) {
      const choices = pickOf(title, ticket.picks, rng.next(1000))
      const seen = ticket.pays.map(() => 0)
      for (let round = 0; round < rounds; round++) {
        const { shown, win } = play({ title, stake, rng, choices })
        seen[shown.hits] = (seen[shown.hits] ?? 0) + 1
        if (win !== 10_000n * BigInt(ticket.pays[shown.hits] ?? -1)) throw new Error('A round paid another prize.')
      }
      const all = prizes.reduce((sum, { ways }) => sum + ways, 0n)
      for (const { hits, ways } of prizes) {
        const chance = Number(ways) / Number(all)
        const width = 4 * Math.sqrt((chance * (1 - chance)) / rounds) + 0.0003
        expect(Math.abs((seen[hits] ?? 0) / rounds - chance)).toBeLessThanOrEqual(width)
      }
    }
  })

  test('draws every number as often, at every turn: chi-square', () => {
    const drawn = Array.from({ length: title.numbers }, () => 0)
    const first = Array.from({ length: title.numbers }, () => 0)
    const nonces = 8000
    for (let nonce = 0; nonce < nonces; nonce++) {
      const { shown } = aim(title, [1], nonce)
      expect(new Set(shown.drawn).size).toBe(title.drawn)
      for (const number of shown.drawn) drawn[number - 1] = (drawn[number - 1] ?? 0) + 1
      const [begin = 0] = shown.drawn
      first[begin - 1] = (first[begin - 1] ?? 0) + 1
    }
    // Numbers of one round are drawn without return, which brings their counts nearer to each other, never further apart.
    for (const [counts, expected] of [
      [drawn, (nonces * title.drawn) / title.numbers],
      [first, nonces / title.numbers],
    ] as const) {
      const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      const free = title.numbers - 1
      expect(square).toBeLessThan(free * (1 - 2 / (9 * free) + 3.0902 * Math.sqrt(2 / (9 * free))) ** 3)
    }
  })

  test('draws the same for every ticket, and replays to the same', () => {
    for (let nonce = 0; nonce < 50; nonce++) {
      const choices = pickOf(title, 1 + (nonce % 10), nonce)
      const one = aim(title, choices, nonce)
      expect(aim(title, [80], nonce).shown.drawn).toEqual(one.shown.drawn)
      expect(play({ title, stake, rng: replayed(one.draws), choices })).toEqual(one)
      expect(one.shown.hits).toBe(choices.filter(number => one.shown.drawn.includes(number)).length)
    }
  })

  test('takes no ticket but one to ten numbers that there are, none of them twice', () => {
    for (const choices of [[1], [80], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]) expect(isTicket(title, choices)).toBe(true)
    const eleven = Array.from({ length: 11 }, (_, at) => at + 1)
    for (const choices of [[], [0], [81], [5, 5], [1.5], eleven]) {
      expect(isTicket(title, choices)).toBe(false)
      expect(() => aim(title, choices, 1)).toThrow(RangeError)
    }
  })
})

test('tickets of four are counted right: every set of five in a smaller game is looked at', () => {
  const small = { ...(titles.get('keno-kidlat') as Title), numbers: 12, drawn: 5 }
  const seen = [0n, 0n, 0n, 0n, 0n]
  for (const set of setsOf(12, 5)) {
    const hits = set.filter(number => number <= 4).length
    seen[hits] = (seen[hits] ?? 0n) + 1n
  }
  const found = returnsOf(small).find(({ ticket }) => ticket === ticketOf(small, 4))
  expect(found?.prizes.map(({ ways }) => ways)).toEqual(seen)
})

function aim(title: Title, choices: readonly number[], nonce: number) {
  const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(6), clientSeed: 'w', nonce })
  return play({ title, stake, rng, choices })
}

/** So many numbers, here and there. */
function pickOf({ numbers }: Title, count: number, from: number): number[] {
  return Array.from({ length: count }, (_, at) => 1 + ((from + at * 7) % numbers))
}

function* setsOf(all: number, size: number, from = 1): Generator<number[]> {
  if (size === 0) yield []
  else for (let one = from; one <= all; one++) for (const rest of setsOf(all, size - 1, one + 1)) yield [one, ...rest]
}
