import { expect, test } from 'vitest'
import { lastDays, sinceMs } from './days.rules.ts'

test.each([
  ['2026-03-01T15:59:59Z', ['2026-02-27', '2026-02-28', '2026-03-01'], '2026-02-26T16:00:00.000Z'],
  ['2026-03-01T16:00:00Z', ['2026-02-28', '2026-03-01', '2026-03-02'], '2026-02-27T16:00:00.000Z'],
] as const)('at %s the last three days in Manila are %j', (now, days, since) => {
  const nowMs = Date.parse(now)
  expect(lastDays(nowMs, 3)).toEqual(days)
  expect(new Date(sinceMs(nowMs, 3)).toISOString()).toBe(since)
})
