import { expect, test } from 'vitest'
import { busyPercent, readProcessors, sumTimes } from './processors.ts'

test('what processors worked between two moments is told of a hundred', () => {
  const before = sumTimes([
    { user: 100, sys: 50, idle: 850 },
    { user: 0, sys: 0, idle: 1000 },
  ])
  const after = sumTimes([
    { user: 900, sys: 150, idle: 950 },
    { user: 500, sys: 100, idle: 1400 },
  ])
  expect(before).toEqual({ busyMs: 150, wholeMs: 2000 })
  expect(busyPercent(before, after)).toBe(75)
  expect(busyPercent(after, after)).toBe(0)
})

test('the processors of this machine have worked', () => {
  const { busyMs, wholeMs } = readProcessors()
  expect(busyMs).toBeGreaterThan(0)
  expect(busyMs).toBeLessThanOrEqual(wholeMs)
})
