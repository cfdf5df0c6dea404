import { expect, test } from 'vitest'
import { listReached } from './listReached.ts'

const [deposit, wallet] = ['apps/server/features/deposit', 'apps/server/features/wallet']
const imports = new Map([
  [`${wallet}/post.test.ts`, [`${wallet}/post.ts`]],
  [`${wallet}/index.ts`, [`${wallet}/post.ts`]],
  [`${deposit}/settle.ts`, [`${wallet}/index.ts`]],
  ['apps/server/composeApi.ts', [`${deposit}/settle.ts`, `${wallet}/index.ts`]],
  ['packages/testing/world/world.ts', ['apps/server/composeApi.ts', 'packages/money/pesos.ts']],
  [`${deposit}/settle.api.test.ts`, ['packages/testing/world/world.ts']],
  [`${wallet}/apply.api.test.ts`, ['packages/testing/world/world.ts']],
  ['packages/testing/simulation/run.ts', [`${wallet}/post.ts`]],
  ['packages/testing/simulation/ledger.simulation.test.ts', ['packages/testing/simulation/run.ts']],
  ['packages/money/pesos.test.ts', ['packages/money/pesos.ts']],
  ['apps/player/features/wallet/Balance.test.tsx', ['apps/player/features/wallet/Balance.tsx']],
  ['e2e/home.ui.test.ts', ['packages/testing/world/world.ts', 'e2e/lobby.ts']],
])
const files = [...imports.keys()]

function reached(...changed: string[]): string[] {
  return listReached(changed, { imports, files })
}

test('a call reaches the tests that import it and those of calls beside it and above it, and every browser test', () => {
  expect(reached(`${deposit}/settle.ts`)).toEqual([`${deposit}/settle.api.test.ts`, 'e2e/home.ui.test.ts'])
  expect(reached(`${wallet}/post.ts`)).toEqual([
    `${wallet}/post.test.ts`,
    `${deposit}/settle.api.test.ts`,
    `${wallet}/apply.api.test.ts`,
    'packages/testing/simulation/ledger.simulation.test.ts',
    'e2e/home.ui.test.ts',
  ])
})

test.each([
  ['apps/server/composeApi.ts'],
  ['apps/sandbox/faults.ts'],
  ['db/functions/member/post.sql'],
  ['packages/testing/world/world.ts'],
])('%s reaches every test that opens a world', path => {
  expect(reached(path)).toEqual(
    expect.arrayContaining([`${deposit}/settle.api.test.ts`, `${wallet}/apply.api.test.ts`, 'e2e/home.ui.test.ts']),
  )
})

test('what the browser alone is shown reaches its own tests and every browser test', () => {
  expect(reached('apps/player/features/wallet/Balance.tsx')).toEqual([
    'apps/player/features/wallet/Balance.test.tsx',
    'e2e/home.ui.test.ts',
  ])
})

test.each([
  ['e2e/lobby.ts', ['e2e/home.ui.test.ts']],
  ['packages/money/pesos.test.ts', ['packages/money/pesos.test.ts']],
  ['docs/office.md', []],
])('%s reaches %j alone', (path, tests) => expect(reached(path)).toEqual(tests))

test('what all is run with reaches everything', () => {
  expect(reached('package-lock.json')).toEqual(files.filter(path => path.includes('.test.')))
})
