import { expect, test } from 'vitest'
import { recentDay } from './recentDay.ts'

const nowMs = Date.UTC(2026, 10, 25, 16, 5)

test.each([
  ['a moment ago', Date.UTC(2026, 10, 25, 16, 4), 0],
  ['the first moment of the day in Manila', Date.UTC(2026, 10, 25, 16, 0), 0],
  ['a moment before it', Date.UTC(2026, 10, 25, 15, 59, 59), 1],
  ['the first of yesterday', Date.UTC(2026, 10, 24, 16, 0), 1],
  ['the day before', Date.UTC(2026, 10, 24, 15, 59, 59), undefined],
  ['tomorrow, where a clock is behind', Date.UTC(2026, 10, 26, 16, 0), undefined],
])('%s is named as people name it', (_what, atMs, name) => {
  expect(recentDay(Math.floor(atMs / 1000), nowMs)).toBe(name)
})
