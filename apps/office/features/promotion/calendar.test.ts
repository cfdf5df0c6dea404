import { expect, test } from 'vitest'
import { barOf, calendarDays } from './calendar.ts'

const days = calendarDays('2026-02-20')

test('a calendar has four weeks from today on, over the end of a month', () => {
  expect([days.length, days[0], days[9], days.at(-1)]).toEqual([28, '2026-02-20', '2026-03-01', '2026-03-19'])
})

test.each([
  ['2026-01-01', '2026-02-19', undefined],
  ['2026-01-01', '2026-02-20', { before: 0, length: 1, behind: 27 }],
  ['2026-02-22', '2026-03-01', { before: 2, length: 8, behind: 18 }],
  ['2026-03-19', '2099-12-31', { before: 27, length: 1, behind: 0 }],
  ['2026-03-20', '2026-03-21', undefined],
  ['2020-01-01', '2099-12-31', { before: 0, length: 28, behind: 0 }],
])('from %s to %s [PROMO-203]', (first, last, bar) => {
  expect(barOf({ first_day: first, last_day: last }, days)).toEqual(bar)
})
