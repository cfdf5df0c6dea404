import { expect, test } from 'vitest'
import type { Row } from './proveRows.ts'
import { missingOf, partlyProvenOf, summaryOf } from './report.ts'

const rows: readonly Row[] = [
  { id: 'GAME-1', area: 'GAME', text: 'One.', verify: ['ui'], missing: [] },
  { id: 'GAME-2', area: 'GAME', text: 'Two.', verify: ['ui', 'api'], missing: ['ui'] },
  { id: 'AUTH-1', area: 'AUTH', text: 'Three.', verify: ['unit'], missing: ['unit'] },
]

test('the summary counts proven rows by area and in all', () => {
  expect(summaryOf(rows).split('\n')).toEqual([
    'GAME        1 of    2  and 1 in part',
    'AUTH        0 of    1',
    'all         1 of    3  and 1 in part',
  ])
})

test('what is missing is told by kind, for the asked area alone', () => {
  expect(missingOf(rows, 'GAME')).toBe('GAME-2 is missing ui, has api\n    Two.')
  expect(missingOf(rows, 'AUTH')).toBe('AUTH-1 is missing unit\n    Three.')
})

test('rows proven in part are shown', () => {
  expect(partlyProvenOf(rows)).toBe('GAME-2 is missing ui, has api')
})
