import { expect, test } from 'vitest'
import { dayCounts } from './dayCounts.ts'

const midnight = Date.parse('2026-11-20T16:00:00Z') / 1000
const rowsAt = (...seconds: number[]) => seconds.map(created_at => ({ created_at }))

test('a day is counted over pages, and told once another day follows it or the list is over', () => {
  const counts = dayCounts()
  let told = 0
  const leave = counts.subscribe(() => told++)
  counts.take(1, rowsAt(midnight + 7200, midnight + 60), false)
  expect(counts.of(midnight)).toBeUndefined()
  counts.take(2, rowsAt(midnight, midnight - 1), false)
  expect([counts.of(midnight), counts.of(midnight - 1)]).toEqual([3, undefined])
  counts.take(3, [], true)
  expect(counts.of(midnight - 1)).toBe(1)
  leave()
  counts.take(1, rowsAt(midnight), true)
  expect([counts.of(midnight), counts.of(midnight - 1), told]).toEqual([1, undefined, 3])
})
