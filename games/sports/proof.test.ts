import { fairDraws, simulationRng } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { describe, expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { leagues } from './data/index.ts'
import { drawMatch, listChances, ppmOf, returnsOf, winOf, worstMatch } from './rules/index.ts'
import { drawPeriods } from './rules/play.ts'
import { selectionsOf, winnersOf } from './rules/selections.ts'
import { fixtureOf, matchesOfSeason, type Model, mostOfAll, mostOn, type Pairing, scoreOf } from './shape.ts'

const all = [...leagues.values()]
const models = [...new Map(all.map(({ model }) => [model.code, model])).values()]
const matches = 30_000
/** No selection may come nearer than this to giving everything back, in millionths. */
const mostAllowedPpm = 975_000

describe.each(models)('of $code', model => {
  test('the return of every selection between any two strengths, from every score that can be, is the declared one', () => {
    for (const pairing of model.pairings) {
      const found = returnsOf(model, pairing).map(({ code, numerator, denominator }) => [
        code,
        ppmOf(numerator, denominator),
      ])
      const declared = Object.entries(pairing.odds).map(([code, [, returnPpm]]) => [code, returnPpm])
      expect(new Map(found as [string, number][])).toEqual(new Map(declared as [string, number][]))
    }
  })

  test('the same returns follow period by period, from the next period back to the first', () => {
    // The middle one and both ends: each takes every way in which the periods can go.
    for (const at of [0, 4, 8]) {
      const pairing = model.pairings[at] as Pairing
      const chances = backwards(model, pairing)
      for (const [code, [odds, returnPpm]] of Object.entries(pairing.odds)) {
        expect((chances.get(code) ?? 0) * odds * 10_000).toBeCloseTo(returnPpm, -0.5)
      }
    }
  })

  test('matches that are really drawn come to each selection as often as computed', () => {
    const rng = simulationRng(20_261_125)
    for (const at of [1, 4, 6]) {
      const pairing = model.pairings[at] as Pairing
      const found = new Map<string, number>()
      for (let match = 0; match < matches; match++) {
        for (const code of winnersOf(model, pairing, scoreOf(drawPeriods(model, pairing, rng)))) {
          found.set(code, (found.get(code) ?? 0) + 1)
        }
      }
      for (const { code, hitPpm } of returnsOf(model, pairing)) {
        const chance = hitPpm / 1e6
        const deviation = Math.sqrt(matches * chance * (1 - chance))
        // Of some 130 such sums one in ten thousand lies so far away.
        expect([code, Math.abs((found.get(code) ?? 0) - matches * chance) < 4.8 * deviation]).toEqual([code, true])
      }
    }
  })

  test('final scores that are really drawn are as often as their weights say: chi-square', () => {
    const pairing = model.pairings[4] as Pairing
    const { weights, total } = listChances(model, pairing)
    const rng = simulationRng(20_261_126)
    const found = new Map<string, number>()
    for (let match = 0; match < matches; match++) {
      const score = scoreOf(drawPeriods(model, pairing, rng)).join(':')
      found.set(score, (found.get(score) ?? 0) + 1)
    }
    expect([...found.keys()].filter(score => !weights.has(score))).toEqual([])
    // Scores so rare that they are hardly seen are looked at together.
    let [square, free, restFound, restExpected] = [0, -1, 0, 0]
    for (const [score, weight] of weights) {
      restFound += found.get(score) ?? 0
      restExpected += (Number((weight * 10n ** 15n) / total) / 1e15) * matches
      if (restExpected < 8) continue
      square += (restFound - restExpected) ** 2 / restExpected
      free++
      ;[restFound, restExpected] = [0, 0]
    }
    expect(free).toBeGreaterThan(5)
    // The 99.9 % point of chi-square by the approximation of Wilson and Hilferty.
    expect(square).toBeLessThan(free * (1 - 2 / (9 * free) + 3.0902 * Math.sqrt(2 / (9 * free))) ** 3)
  })

  test('every table comes to ten thousand, and strengths are from the strongest guests to the strongest hosts', () => {
    expect(model.pairings).toHaveLength(9)
    for (const { home, away } of model.pairings) {
      expect([home.length, away.length]).toEqual([model.periods, model.periods])
      for (const { from, weights } of [...home, ...away]) {
        expect([from >= 0, weights.reduce((sum, weight) => sum + weight, 0)]).toEqual([true, 10_000])
      }
    }
    const homeWins = model.pairings.map(
      pairing => returnsOf(model, pairing).find(({ code }) => code === 'home')?.hitPpm ?? 0,
    )
    expect(homeWins).toEqual([...homeWins].sort((one, other) => one - other))
  })

  test('odds are paid for exactly what is offered, each selection has one side that loses, and lines have no tie', () => {
    for (const pairing of model.pairings) {
      expect(Object.keys(pairing.odds).sort()).toEqual([...selectionsOf(model, pairing).keys()].sort())
      expect([pairing.total % 10, Math.abs(pairing.spread ?? 5) % 10]).toEqual([5, 5])
      for (const [odds] of Object.values(pairing.odds)) expect(odds).toBeGreaterThan(100)
    }
  })
})

/** How likely each selection is, by the mean over what the next period brings: in floats, as a second opinion. */
function backwards(model: Model, pairing: Pairing): ReadonlyMap<string, number> {
  const selections = [...selectionsOf(model, pairing)]
  const known = new Map<string, readonly number[]>()

  function from(period: number, home: number, away: number): readonly number[] {
    const [homes, aways] = [pairing.home[period], pairing.away[period]]
    if (!homes || !aways) return home === away && model.overtime ? overtime(home) : ended(home, away)
    const key = `${period}:${home}:${away}`
    const before = known.get(key)
    if (before) return before
    const sums = selections.map(() => 0)
    for (const [one, weight] of homes.weights.entries()) {
      for (const [other, more] of aways.weights.entries()) {
        const next = from(period + 1, home + homes.from + one, away + aways.from + other)
        const share = (weight * more) / 1e8
        for (const at of sums.keys()) sums[at] = (sums[at] ?? 0) + share * (next[at] ?? 0)
      }
    }
    known.set(key, sums)
    return sums
  }

  const endings = new Map<string, readonly number[]>()

  function ended(home: number, away: number): readonly number[] {
    const key = `${home}:${away}`
    const found = endings.get(key) ?? selections.map(([, hasWon]) => Number(hasWon([home, away])))
    endings.set(key, found)
    return found
  }

  function overtime(tied: number): readonly number[] {
    const { table, last = [] } = model.overtime ?? {}
    const sums = selections.map(() => 0)
    function add(share: number, home: number, away: number): void {
      for (const [at, value] of ended(home, away).entries()) sums[at] = (sums[at] ?? 0) + share * value
    }
    const weight = last.reduce((sum, one) => sum + one.weight, 0)
    function decide(share: number, score: number): void {
      for (const { side, points, weight: own } of last) {
        add((share * own) / weight, score + (side === 0 ? points : 0), score + (side === 1 ? points : 0))
      }
    }
    if (!table) decide(1, tied)
    for (const [one, own] of table?.weights.entries() ?? []) {
      for (const [other, more] of table?.weights.entries() ?? []) {
        const [share, home, away] = [
          (own * more) / 1e8,
          tied + (table?.from ?? 0) + one,
          tied + (table?.from ?? 0) + other,
        ]
        if (home === away) decide(share, home)
        else add(share, home, away)
      }
    }
    return sums
  }

  const found = from(0, 0, 0)
  return new Map(selections.map(([code], at) => [code, found[at] ?? 0]))
}

describe.each(all)('in $code', league => {
  test('every selection returns what the league says at least and at most, and none nearly everything', () => {
    const returns = league.model.pairings.flatMap(({ odds }) => Object.values(odds).map(([, returnPpm]) => returnPpm))
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(league.leastReturnPpm)
    expect(Math.max(...returns)).toBeLessThanOrEqual(league.mostReturnPpm)
    expect(league.mostReturnPpm).toBeLessThanOrEqual(mostAllowedPpm)
  })

  test('a player can win as much with a match as it says, and no more, nor all of them more on a selection, whatever they bet', () => {
    const { player, house } = worstMatch(league)
    expect(player).toBe(league.mostWin)
    // Five things at most can come true together, each with an end of its own.
    expect(house).toBeLessThanOrEqual(5 * league.mostOwed)
    for (const pairing of league.model.pairings) {
      for (const [code, [odds]] of Object.entries(pairing.odds)) {
        expect((mostOfAll(league, pairing, code) * odds) / 100).toBeLessThanOrEqual(league.mostOwed)
        expect((mostOn(pairing, code) * odds) / 100).toBeLessThanOrEqual(30_000)
        expect(mostOn(pairing, code)).toBeGreaterThanOrEqual(league.least)
        expect(mostOfAll(league, pairing, code)).toBeGreaterThanOrEqual(mostOn(pairing, code))
      }
    }
  })

  test('what wins is paid in whole centavos, as the odds of its match say', () => {
    for (let number = 0; number < matchesOfSeason; number += 5) {
      const { pairing } = fixtureOf(league, number)
      for (const [code, [of]] of Object.entries(pairing.odds)) {
        const win = winOf(pairing, { [code]: 1 }, [code])
        expect([win * 100n, win % 100n]).toEqual([BigInt(of) * unitsPerPeso, 0n])
        expect(winOf(pairing, { [code]: 1 }, [])).toBe(0n)
      }
    }
  })

  test('the catalogue says what is proven here', () => {
    const row = catalogue.find(game => game.code === league.code)
    const { leastReturnPpm, name } = league
    expect(row).toMatchObject({ rtp_ppm: leastReturnPpm, en_name: name.en, tl_name: name.tl, category: 'Sports' })
  })

  test('a match that is drawn again from its seed is the same match', () => {
    for (let nonce = 0; nonce < 60; nonce++) {
      const rng = () => fairDraws({ serverSeed: new Uint8Array(32).fill(7), clientSeed: 'w', nonce })
      expect(drawMatch(league, nonce, rng())).toEqual(drawMatch(league, nonce, rng()))
    }
  })

  test('there is time to bet: 15 seconds at least', () => {
    expect(league.bettingMs).toBeGreaterThanOrEqual(15_000)
  })
})
