import { expect, test } from 'vitest'
import type { TestRecord } from '../results.ts'
import { isPartlyProven, isProven, proveRows, type Requirement } from './proveRows.ts'

const requirements: readonly Requirement[] = [
  { id: 'GAME-44', area: 'GAME', text: 'The list is paged.', verify: ['ui', 'api'] },
  { id: 'GAME-45', area: 'GAME', text: 'The page size is 15.', verify: ['unit'] },
]

function record(kind: string, title: string, state: TestRecord['state'] = 'passed'): TestRecord {
  return { kind, file: `${kind}.test.ts`, title, state }
}

function provenIds(...records: TestRecord[]) {
  return proveRows(requirements, records)
    .rows.filter(isProven)
    .map(({ id }) => id)
}

test('a row that names two kinds is proven only by a passing test of each', () => {
  const [api, ui] = [record('api', 'is paged [GAME-44]'), record('ui', 'is paged [GAME-44]')]
  expect(provenIds(api)).toEqual([])
  expect(provenIds(ui)).toEqual([])
  expect(provenIds(api, ui)).toEqual(['GAME-44'])
})

test('a row half proven is shown as such, with what is missing', () => {
  const { rows } = proveRows(requirements, [record('api', 'is paged [GAME-44]')])
  expect(rows.filter(isPartlyProven)).toEqual([expect.objectContaining({ id: 'GAME-44', missing: ['ui'] })])
})

test('a test of a kind that the row does not name proves nothing', () => {
  expect(provenIds(record('api', 'has 15 [GAME-45]'))).toEqual([])
})

test.each(['failed', 'skipped'] as const)('a %s test proves nothing', state => {
  expect(provenIds(record('unit', 'has 15 [GAME-45]', state))).toEqual([])
})

test('a row that rests on a test which passed at the second look alone is named', () => {
  const unsteady: TestRecord = { ...record('unit', 'has 15 [GAME-45]'), isUnsteady: true }
  expect(proveRows(requirements, [unsteady]).unsteady).toEqual(['GAME-45: has 15 [GAME-45]'])
  expect(proveRows(requirements, [record('unit', 'has 15 [GAME-45]')]).unsteady).toEqual([])
})

test('a failing test takes away what another of its kind proves', () => {
  expect(provenIds(record('unit', 'has 15 [GAME-45]'), record('unit', 'has 15 too [GAME-45]', 'failed'))).toEqual([])
})

test('one title proves every id it spells out, in one bracket or in several', () => {
  const [api, unit] = [
    record('api', 'is paged [GAME-44, GAME-45]'),
    record('unit', '[GAME-44] is paged by 15 [GAME-45]'),
  ]
  expect(provenIds(api, unit, record('ui', 'is paged [GAME-44]'))).toEqual(['GAME-44', 'GAME-45'])
})

test.each(['GAME-99', 'D-24', 'GAMES-44'])('a claim of %s, which is no requirement, is listed', claim => {
  const { wrongClaims } = proveRows(requirements, [record('unit', `has 15 [${claim}]`)])
  expect(wrongClaims).toEqual([`${claim}: has 15 [${claim}]`])
})

test.each(['GAME-44..45', 'GAME-44-45', 'GAME-44 to GAME-45', 'GAME-44 GAME-45', 'GAME-44,45', 'see GAME-44'])(
  'the form %s is refused and proves nothing',
  claim => {
    const records = ['api', 'ui', 'unit'].map(kind => record(kind, `is paged [${claim}]`))
    expect(proveRows(requirements, records).wrongClaims).not.toHaveLength(0)
    expect(provenIds(...records)).toEqual([])
  },
)

test('brackets that hold no id are plain words', () => {
  expect(proveRows(requirements, [record('unit', 'a list [1, 2] of UTF-8 text [sorted]')]).wrongClaims).toEqual([])
})
