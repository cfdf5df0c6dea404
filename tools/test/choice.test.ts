import { expect, test } from 'vitest'
import { chooseParts } from './choice.ts'

const files = ['apps/server/features/game/listGames.api.test.ts', 'packages/money/pesos.test.ts', 'e2e/home.ui.test.ts']

function chosen(...words: string[]) {
  const { parts, paths } = chooseParts(words, files)
  return { parts: parts.map(({ name }) => name), paths }
}

test('without a word everything runs, in order', () => {
  const all = ['check', 'build', 'unit', 'api', 'ui', 'simulation', 'proofs']
  expect(chosen()).toEqual({ parts: all, paths: [] })
})

test('a part runs by its name', () => {
  expect(chosen('unit', 'check')).toEqual({ parts: ['check', 'unit'], paths: [] })
})

test('a part and a path run the tests of that kind there', () => {
  expect(chosen('api', 'apps/server/features/game')).toEqual({ parts: ['api'], paths: ['apps/server/features/game'] })
})

test('a path alone runs whatever kinds of tests it holds', () => {
  expect(chosen('packages/money').parts).toEqual(['unit'])
  expect(chosen('game').parts).toEqual(['api'])
})

test('a path that holds nothing runs nothing, rather than everything', () => {
  expect(chosen('nowhere').parts).toEqual([])
  expect(chosen('ui', 'packages/money').parts).toEqual([])
})
