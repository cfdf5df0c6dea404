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
