import { readRange } from '@saya/contract/dayRange.ts'
import type { TimeFlag } from '@saya/contract/list.ts'
import { expect, test } from 'vitest'
import { timeSpan } from './timeSpan.ts'

const nowMs = Date.parse('2026-03-02T00:30:00+08:00')
const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

test.each<[string, TimeFlag, string, string]>([
  ['today [TXN-09]', 0, '2026-03-02', '2026-03-03'],
  ['yesterday [TXN-10]', 1, '2026-03-01', '2026-03-02'],
  ['the last 7 days [TXN-11]', 7, '2026-02-24', '2026-03-03'],
  ['the last 15 days [TXN-12]', 15, '2026-02-16', '2026-03-03'],
  ['the last 30 days [TXN-13]', 30, '2026-02-01', '2026-03-03'],
])('the time filter of %s', (_title, flag, from, until) => {
  expect(timeSpan(flag, nowMs)).toEqual({ fromMs: midnight(from), untilMs: midnight(until) })
})

test.each<[string, string, TimeFlag, string, string]>([
  ['the leap day, a moment before it is over [TXN-09]', '2028-02-29T23:59:59.999', 0, '2028-02-29', '2028-03-01'],
  ['the leap day as yesterday [TXN-10]', '2028-03-01T00:00:00.000', 1, '2028-02-29', '2028-03-01'],
  ['no leap day where there is none [TXN-10]', '2027-03-01T00:00:00.000', 1, '2027-02-28', '2027-03-01'],
  ['a month of 31 days across its end [TXN-13]', '2026-04-01T07:59:59.999', 30, '2026-03-03', '2026-04-02'],
  [
    'the week across the new year, while it is still the old one in UTC [TXN-11]',
    '2027-01-01T00:00:00.000',
    7,
    '2026-12-26',
    '2027-01-02',
  ],
])('the time filter knows %s', (_title, now, flag, from, until) => {
  const span = timeSpan(flag, Date.parse(`${now}+08:00`))
  expect(span).toEqual({ fromMs: midnight(from), untilMs: midnight(until) })
})

test.each([
  ['2026-02-01_2026-02-28', '2026-02-01', '2026-03-01'],
  ['2026-03-02_2026-03-02', '2026-03-02', '2026-03-03'],
  ['2025-12-31_2026-12-31', '2025-12-31', '2027-01-01'],
])('days of one’s own choice, %s, begin and end at midnight in Manila [TXN-66]', (text, from, until) => {
  const range = readRange(text)
  expect(range && timeSpan(range, nowMs)).toEqual({ fromMs: midnight(from), untilMs: midnight(until) })
})

test.each([
  '2026-02-28_2026-02-01',
  '2026-02-30_2026-03-01',
  '2026-02-01',
  '2026-02-01_2026-02-02_2026-02-03',
  '2025-12-30_2026-12-31',
  '2025-01-01_2026-12-31',
  '26-02-01_26-02-02',
  '_',
])('%j is no choice of days [TXN-66]', text => {
  expect(readRange(text)).toBeUndefined()
})
