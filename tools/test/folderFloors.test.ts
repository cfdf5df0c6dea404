import { expect, test } from 'vitest'
import type { TestRecord } from '../results.ts'
import { findThinned, folderOf, raiseFloors } from './folderFloors.ts'

function records(folder: string, count: number, state: TestRecord['state'] = 'passed'): TestRecord[] {
  return Array.from({ length: count }, (_, at) => ({ kind: 'api', file: `${folder}/a.test.ts`, title: `${at}`, state }))
}

test.each([
  ['apps/server/features/wallet/post/a.test.ts', 'apps/server/features/wallet'],
  ['apps/server/platform/db/a.test.ts', 'apps/server'],
  ['packages/money/pesos.test.ts', 'packages/money'],
  ['e2e/pay.ui.test.ts', 'e2e'],
  ['tools/check.test.ts', 'tools'],
])('%s counts for %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder)
})

test('a folder that lost its tests is named, though another has more than ever', () => {
  const floors = { 'apps/server/features/wallet': 18, 'packages/money': 9 }
  const wallet = records('apps/server/features/wallet', 18)
  expect(findThinned([...wallet, ...records('packages/money', 9)], floors)).toEqual([])
  expect(findThinned([...records('packages/money', 900), ...wallet.slice(1)], floors)).toEqual([
    'it ran 17 tests below apps/server/features/wallet where there are at least 18',
  ])
  const skipped = records('packages/money', 9, 'skipped')
  expect(findThinned([...wallet, ...skipped], floors)).toHaveLength(1)
})

test('a floor is nine tenths of what was found, never falls, and goes with its folder', () => {
  const run = [...records('packages/money', 20), ...records('packages/rpp', 9), ...records('packages/client', 10)]
  const before = { 'packages/client': 12, 'packages/gone': 30 }
  expect(raiseFloors(before, run, folder => folder !== 'packages/gone')).toEqual({
    'packages/client': 12,
    'packages/money': 18,
  })
})
