import { simulationRng } from '@saya/game-math'
import { expect, test } from 'vitest'
import { leagues } from '../data/index.ts'
import { clockOf, fixtureOf, type League, type Score, scoreOf, type VisibleMatch } from '../shape.ts'
import { drawMatch } from './play.ts'
import { tellMatch } from './tell.ts'

const all = [...leagues.values()]
const football = leagues.get('isla-football-cup') as League
const basketball = leagues.get('liga-hoops') as League
const parts = Array.from({ length: 101 }, (_, at) => at / 100)

test.each(all)('a match of $code is told forwards, never more than was played, and is whole at its end', league => {
  const rng = simulationRng(5)
  for (let number = 0; number < 60; number++) {
    const { shown } = drawMatch(league, number, rng)
    let before: Score = [0, 0]
    for (const part of parts) {
      const told = tellMatch(league.model, shown, part)
      const score = scoreOf(told.periods)
      expect(score[0] >= before[0] && score[1] >= before[1]).toBe(true)
      if (!told.isOver) expect(told.winners).toEqual([])
      before = score
    }
    expect(tellMatch(league.model, shown, 1)).toEqual(shown)
  }
})

test('what is told before the end is the same whatever comes behind it', () => {
  const first: VisibleMatch = {
    sport: 'football',
    periods: [
      [1, 0],
      [0, 0],
    ],
    goals: [{ side: 0, minute: 20 }],
    isOver: true,
    winners: ['home'],
  }
  const other: VisibleMatch = {
    ...first,
    periods: [
      [1, 0],
      [0, 2],
    ],
    goals: [...first.goals, { side: 1, minute: 61 }, { side: 1, minute: 90 }],
    winners: ['away'],
  }
  for (const part of parts.filter(part => clockOf(football.model, part).period === 0)) {
    expect(tellMatch(football.model, first, part)).toEqual(tellMatch(football.model, other, part))
  }
})

test('of a period that has not begun nothing is told, whatever it and all behind it come to', () => {
  const quarters: readonly Score[] = [
    [20, 25],
    [25, 20],
  ]
  const match = (...rest: readonly Score[]): VisibleMatch => ({
    sport: 'basketball',
    periods: [...quarters, ...rest],
    goals: [],
    isOver: true,
    winners: [],
  })
  const [one, other] = [match([10, 11], [12, 13]), match([28, 27], [26, 26], [9, 7])]
  const early = parts.filter(part => clockOf(basketball.model, part).period < 2)
  expect(early.length).toBeGreaterThan(30)
  for (const part of early) {
    expect(tellMatch(basketball.model, one, part)).toEqual(tellMatch(basketball.model, other, part))
  }
})

test('that a match goes into overtime is seen when the last quarter is over and not before', () => {
  const quarters: readonly Score[] = [
    [20, 25],
    [25, 20],
    [22, 22],
    [18, 18],
  ]
  const plain: VisibleMatch = { sport: 'basketball', periods: quarters, goals: [], isOver: true, winners: [] }
  const tied = { ...plain, periods: [...quarters, [8, 6] as const] }
  const changed = { ...plain, periods: [...quarters.slice(0, 3), [18, 20] as const] }
  for (const part of parts.filter(part => part < 0.6)) {
    expect(tellMatch(basketball.model, tied, part)).toEqual(tellMatch(basketball.model, changed, part))
  }
  expect(tellMatch(basketball.model, changed, 0.85).isOver).toBe(true)
  expect(tellMatch(basketball.model, tied, 0.85)).toMatchObject({ isOver: false, periods: quarters })
  expect(tellMatch(basketball.model, tied, 0.98).isOver).toBe(true)
})

test('the clock runs through every period once, and stands in the pauses', () => {
  for (const { model } of all) {
    const seen = parts.map(part => clockOf(model, part))
    const order = seen.map(({ period, part }) => period + part)
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect(seen.at(-1)).toEqual({ period: model.periods - (model.overtime ? 0 : 1), part: 1 })
  }
  expect(fixtureOf(football, 0).pairing.home).toHaveLength(2)
})
