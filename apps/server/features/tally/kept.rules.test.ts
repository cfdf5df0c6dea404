import { expect, test } from 'vitest'
import { firstDayKept } from './kept.rules.ts'

test.each([
  ['2026-11-27', '2024-11-01'],
  ['2026-01-01', '2024-01-01'],
  ['2026-12-31', '2024-12-01'],
])('on %s tallies are kept from %s on', (day, first) => {
  expect(firstDayKept(day)).toBe(first)
})
