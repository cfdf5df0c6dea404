import { expect, test } from 'vitest'
import { monthOptions } from './monthOptions.ts'

test('the months before this one are offered by the calendar of Manila, over the turn of a year', () => {
  const options = monthOptions(Date.parse('2026-01-31T17:00:00Z'))
  expect(options.slice(0, 3)).toEqual([
    ['', 'This month, 2026-02'],
    ['2026-01', '2026-01'],
    ['2025-12', '2025-12'],
  ])
  expect(options.at(-1)).toEqual(['2024-03', '2024-03'])
})
