import { expect, test } from 'vitest'
import { leagues } from '../data/index.ts'
import { fixtureOf, type League, matchesOfSeason, type Score } from '../shape.ts'
import { standingsOf } from './standings.ts'

const football = leagues.get('isla-football-cup') as League
const basketball = leagues.get('liga-hoops') as League

function result(number: number, ...periods: readonly Score[]) {
  return { number, shown: { sport: 'football', periods } } as const
}

test('a season stands by its own results alone: points, then difference, then what was scored', () => {
  const { home, away } = fixtureOf(football, 0)
  const results = [result(0, [1, 0], [1, 0]), result(1, [0, 0], [1, 1]), result(matchesOfSeason, [0, 5], [0, 5])]
  const table = standingsOf(football, results, 1)
  expect(table[0]).toEqual({ team: home, played: 1, won: 1, drawn: 0, lost: 0, scored: 2, conceded: 0, points: 3 })
  expect(table.slice(1, 3).map(({ points, drawn }) => [points, drawn])).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(table.at(-1)).toMatchObject({ team: away, lost: 1, points: 0 })
  expect(standingsOf(football, results, 2)[0]).toMatchObject({ team: away, scored: 10 })
})

test('of basketball a game that was lost gives a point too', () => {
  const { home, away } = fixtureOf(basketball, 3)
  const table = standingsOf(basketball, [result(3, [20, 25], [20, 25], [20, 25], [20, 25])], 1)
  expect(table.find(({ team }) => team === away)).toMatchObject({ points: 2, won: 1 })
  expect(table.find(({ team }) => team === home)).toMatchObject({ points: 1, lost: 1, conceded: 100 })
})

test('a season of many results comes to as many points and scores as were given', () => {
  const results = Array.from({ length: 56 }, (_, number) => result(number, [number % 3, number % 2], [1, 0]))
  const table = standingsOf(football, results, 1)
  expect(table.map(({ played }) => played)).toEqual(Array.from({ length: 8 }, () => 14))
  const total = (of: 'scored' | 'conceded') => table.reduce((sum, row) => sum + row[of], 0)
  expect(total('scored')).toBe(total('conceded'))
})
