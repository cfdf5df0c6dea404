import { replayed, simulationRng } from '@saya/game-math'
import { describe, expect, test } from 'vitest'
import { leagues } from '../data/index.ts'
import { fixtureOf, type League, matchesOfSeason, scoreOf } from '../shape.ts'
import { drawMatch, drawPeriods, judgeStakes } from './play.ts'
import { winnersOf } from './selections.ts'

const football = leagues.get('isla-football-cup') as League
const basketball = leagues.get('liga-hoops') as League
const street = leagues.get('kanto-3-on-3') as League

describe('a season', () => {
  test.each([...leagues.values()])('of $code has every two teams meet once at home and once away', league => {
    const fixtures = Array.from({ length: matchesOfSeason }, (_, number) => fixtureOf(league, number))
    expect(new Set(fixtures.map(({ home, away }) => `${home.code}-${away.code}`)).size).toBe(matchesOfSeason)
    expect(fixtures.every(({ home, away }) => home.code !== away.code)).toBe(true)
    for (let day = 1; day <= 14; day++) {
      const playing = fixtures
        .filter(fixture => fixture.day === day)
        .flatMap(({ home, away }) => [home.code, away.code])
      expect([playing.length, new Set(playing).size]).toEqual([8, 8])
    }
  })

  test('follows the one before with the same list', () => {
    const [first, second] = [fixtureOf(football, 5), fixtureOf(football, 5 + matchesOfSeason)]
    expect([first.season, second.season]).toEqual([1, 2])
    expect([second.home, second.away, second.day]).toEqual([first.home, first.away, first.day])
  })
})

describe('what has won', () => {
  const { pairing } = fixtureOf(football, 0)
  test.each([
    [
      [0, 0],
      ['draw', 'homeOrDraw', 'drawOrAway', 'under', 'notBoth'],
    ],
    [
      [2, 1],
      ['home', 'homeOrDraw', 'homeOrAway', 'over', 'bothScore'],
    ],
    [
      [0, 3],
      ['away', 'homeOrAway', 'drawOrAway', 'over', 'notBoth'],
    ],
    [
      [1, 1],
      ['draw', 'homeOrDraw', 'drawOrAway', 'under', 'bothScore'],
    ],
  ] as const)('by %j is %j', (score, winners) => {
    expect(winnersOf(football.model, { ...pairing, total: 25 }, score).sort()).toEqual([...winners].sort())
  })

  test.each([
    [
      [100, 99],
      ['home', 'awaySpread', 'over', 'homeBand0'],
    ],
    [
      [90, 96],
      ['away', 'awaySpread', 'under', 'awayBand1'],
    ],
    [
      [98, 94],
      ['home', 'awaySpread', 'under', 'homeBand0'],
    ],
    [
      [99, 94],
      ['home', 'homeSpread', 'over', 'homeBand0'],
    ],
    [
      [110, 90],
      ['home', 'homeSpread', 'over', 'homeBand2'],
    ],
  ] as const)('by %j, four and a half points given and 192.5 in all, is %j', (score, winners) => {
    const lines = { ...fixtureOf(basketball, 0).pairing, spread: -45, total: 1925 }
    expect(winnersOf(basketball.model, lines, score).sort()).toEqual([...winners].sort())
  })
})

describe('a tie', () => {
  test('of basketball is played on, and where that is tied the next basket decides', () => {
    const { pairing } = fixtureOf(basketball, 0)
    const flat = { from: 20, weights: [10_000] }
    const level = { ...pairing, home: [flat, flat, flat, flat], away: [flat, flat, flat, flat] }
    const quarters = Array.from({ length: 8 }, () => ({ of: 10_000, value: 0 }))
    const draws = [...quarters, { of: 10_000, value: 0 }, { of: 10_000, value: 0 }, { of: 100, value: 90 }]
    expect(drawPeriods(basketball.model, level, replayed(draws)).at(-1)).toEqual([5, 8])
    const decided = [...quarters, { of: 10_000, value: 9999 }, { of: 10_000, value: 0 }]
    expect(drawPeriods(basketball.model, level, replayed(decided)).at(-1)).toEqual([15, 5])
  })

  test('never stands at the end of basketball, and stands in football', () => {
    const rng = simulationRng(3)
    const ends = (league: League) =>
      Array.from({ length: 3000 }, (_, number) => scoreOf(drawMatch(league, number, rng).shown.periods))
    for (const league of [basketball, street]) expect(ends(league).filter(([home, away]) => home === away)).toEqual([])
    expect(ends(football).filter(([home, away]) => home === away).length).toBeGreaterThan(300)
  })
})

test('every goal has its minute, in its own half and in order', () => {
  const rng = simulationRng(4)
  for (let number = 0; number < 500; number++) {
    const { periods, goals } = drawMatch(football, number, rng).shown
    for (const [half, score] of periods.entries()) {
      const own = goals.filter(({ minute }) => minute > half * 45 && minute <= (half + 1) * 45)
      expect([0, 1].map(side => own.filter(goal => goal.side === side).length)).toEqual(score)
    }
    expect(goals.map(({ minute }) => minute)).toEqual(goals.map(({ minute }) => minute).sort((a, b) => a - b))
  }
})

describe('a bet', () => {
  const [most] = [10_000]
  test.each([
    [{ home: 5 }, {}, { ok: true, pesos: 5 }],
    [{}, {}, { ok: false, code: 'bet_unknown' }],
    [{ homeSpread: 5 }, {}, { ok: false, code: 'bet_unknown' }],
    [{ toString: 5 }, {}, { ok: false, code: 'bet_unknown' }],
    [{ home: 4 }, {}, { ok: false, code: 'bet_too_small' }],
    [{ homeOrDraw: most + 1 }, {}, { ok: false, code: 'bet_too_large' }],
    [{ homeOrDraw: 1000 }, { homeOrDraw: most - 999 }, { ok: false, code: 'bet_too_large' }],
    [{ homeOrDraw: most, over: most }, { under: 5001 }, { ok: false, code: 'round_too_large' }],
    [{ homeOrDraw: most, over: most }, { under: 5000 }, { ok: true, pesos: 20_000 }],
  ])('of %j after %j is judged %j', (stakes, before, judged) => {
    expect(judgeStakes(football, 1, { stakes, before })).toEqual(judged)
  })
})
