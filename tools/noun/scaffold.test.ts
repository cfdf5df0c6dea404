import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scaffold } from './scaffold.ts'

const root = resolve(import.meta.dirname, '../..')

function read(path: string): string | undefined {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function made(noun: string, operation: string) {
  const result = scaffold(read, [noun, operation])
  if (typeof result === 'string') throw new Error(result)
  return result
}

test('a new noun is in every list that a noun is in, each in its order', () => {
  const { files } = made('sundial', 'setSundial')
  const contract = files['packages/contract/index.ts'] ?? ''
  expect(contract).toContain(
    "import * as statement from './statement/index.ts'\nimport * as sundial from './sundial/index.ts'",
  )
  expect(contract).toMatch(/statement: statement\.operations,\nsundial: sundial\.operations,\ntask:/)
  const nouns = files['apps/server/nouns.ts'] ?? ''
  expect(nouns).toContain(
    "import { sundialRoutes } from './features/sundial/index.ts'\nimport { taskListRoutes, taskRoutes }",
  )
  expect(nouns).toContain('\nsundial: { player: sundialRoutes },\ntask:')
  expect(files['docs/glossary.md']).toMatch(/\n## sundial\n\n@TODO .+\n\n## tally\n/)
  const levels = JSON.parse(files['tools/levels.json'] ?? '') as { features: { server: string[][] } }
  expect(levels.features.server.map(row => row.includes('sundial'))).toEqual([
    true,
    ...levels.features.server.slice(1).map(() => false),
  ])
})

test('a new operation of a noun changes the two lists of that noun and nothing else', () => {
  const { files } = made('favourite', 'getSundial')
  const known = Object.keys(files).filter(path => read(path) !== undefined)
  expect(known).toEqual(['packages/contract/favourite/index.ts', 'apps/server/features/favourite/routes.ts'])
  expect(files['packages/contract/favourite/index.ts']).toContain('deleteFavourite,\ngetSundial,\nlistFavourites,')
  expect(files['apps/server/features/favourite/routes.ts']).toContain(
    'deleteFavourite: deleteFavourite(deps),\ngetSundial: getSundial(deps),\nlistFavourites',
  )
  expect(files['packages/contract/favourite/getSundial.ts']).toContain(
    "method: 'GET',\n  path: '/member/favourite/sundial/detail',",
  )
})

test('an operation that lists has no rule and refuses nothing', () => {
  const { files } = made('favourite', 'listSundials')
  const fresh = Object.keys(files).filter(path => read(path) === undefined)
  expect(fresh.toSorted()).toEqual([
    'apps/server/features/favourite/listSundials.api.test.ts',
    'apps/server/features/favourite/listSundials.store.ts',
    'apps/server/features/favourite/listSundials.ts',
    'packages/contract/favourite/listSundials.ts',
  ])
})

test('what is left to do names every list that nobody else can fill', () => {
  const left = made('sundial', 'setSundial').left.join('\n')
  for (const list of ['ownTables', 'tableClasses', 'readOwned', 'takeCopy', 'copy.texts', 'pages.ts', 'routes.ts']) {
    expect(left).toContain(list)
  }
})

test.each([
  ['Sundial', 'setSundial', 'A noun is written like this: limit. Sundial is not.'],
  ['sundial', 'set', 'An operation is a verb and its noun, as setLimit.'],
  ['sundial', 'tellSundial', 'The glossary has no verb tell'],
  ['favourite', 'addFavourite', 'favourite has an operation addFavourite already.'],
  ['release', 'setSundial', 'release is a noun of the office alone'],
])('%s %s is refused with its reason', (noun, operation, reason) => {
  expect(scaffold(read, [noun, operation])).toContain(reason)
})
