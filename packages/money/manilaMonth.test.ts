import { expect, test } from 'vitest'
import { daysOfMonth, manilaMonth, monthLater, monthSpan } from './manilaMonth.ts'

test.each([
  ['2026-03-01T00:00:00+08:00', '2026-03'],
  ['2026-02-28T23:59:59.999+08:00', '2026-02'],
  ['2026-02-28T16:00:00Z', '2026-03'],
])('%s lies in the Manila month %s', (text, month) => {
  const ms = Date.parse(text)
  const { fromMs, untilMs } = monthSpan(month)
  expect([manilaMonth(ms), fromMs <= ms && ms < untilMs]).toEqual([month, true])
})

test.each([
  ['2026-03', 1, '2026-04'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -11, '2025-04'],
  ['2026-03', 0, '2026-03'],
])('%s and %s months is %s', (month, count, later) => expect(monthLater(month, count)).toBe(later))

test('the days of a month are those that have begun', () => {
  const at = (text: string) => Date.parse(text)
  expect(daysOfMonth('2026-03', at('2026-03-02T00:00:00+08:00'))).toEqual(['2026-03-01', '2026-03-02'])
  expect(daysOfMonth('2028-02', at('2028-06-01T00:00:00+08:00'))).toHaveLength(29)
  expect(daysOfMonth('2026-04', at('2026-03-31T23:59:59+08:00'))).toEqual([])
})
