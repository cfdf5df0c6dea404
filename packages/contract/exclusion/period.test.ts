import { expect, test } from 'vitest'
import { endOf, type Period } from './period.ts'

const cases: readonly (readonly [Period, string, string])[] = [
  ['24h', '2026-03-02T14:05:00+08:00', '2026-03-03T14:05:00+08:00'],
  ['7d', '2026-03-02T14:05:00+08:00', '2026-03-09T14:05:00+08:00'],
  ['30d', '2026-03-02T14:05:00+08:00', '2026-04-01T14:05:00+08:00'],
  ['6m', '2026-03-02T14:05:00.123+08:00', '2026-09-02T14:05:00.123+08:00'],
  ['1y', '2026-03-02T14:05:00+08:00', '2027-03-02T14:05:00+08:00'],
  ['5y', '2026-11-27T00:00:00+08:00', '2031-11-27T00:00:00+08:00'],
  // The day before in UTC, and a day that the later month does not have.
  ['6m', '2026-08-31T01:00:00+08:00', '2027-02-28T01:00:00+08:00'],
  ['1y', '2028-02-29T23:59:59+08:00', '2029-02-28T23:59:59+08:00'],
  ['6m', '2026-12-31T23:30:00+08:00', '2027-06-30T23:30:00+08:00'],
]

test.each(cases)('%s from %s end at %s [SAFE-01, SAFE-05]', (period, from, end) => {
  expect(endOf(period, Date.parse(from))).toBe(Date.parse(end))
})
