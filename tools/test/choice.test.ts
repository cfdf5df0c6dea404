import { expect, test } from 'vitest'
import { chooseParts, narrowChoice } from './choice.ts'

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

test('of a choice only those test files are left that are asked for, and the parts they are of', () => {
  const tests = ['packages/money/pesos.test.ts', 'e2e/home.ui.test.ts']
  function narrowed(...words: string[]) {
    const { parts, paths } = narrowChoice(chooseParts(words, files), tests)
    return { parts: parts.map(({ name }) => name), paths }
  }
  expect(narrowed()).toEqual({ parts: ['unit', 'ui'], paths: tests })
  expect(narrowed('unit', 'api')).toEqual({ parts: ['unit'], paths: tests })
  expect(narrowed('packages')).toEqual({ parts: ['unit'], paths: ['packages/money/pesos.test.ts'] })
  expect(narrowed('api')).toEqual({ parts: [], paths: tests })
})
