import { expect, test } from 'vitest'
import { rateLimit } from './rateLimit.ts'

function limit(most: number, keys?: number) {
  let nowMs = 0
  const clock = { now: () => nowMs }
  const made = rateLimit({ clock, most, windowMs: 60_000, ...(keys === undefined ? {} : { keys }) })
  return { take: made.take, advance: (ms: number) => void (nowMs += ms) }
}

test('so many are let through in a window, and the next is told how long to wait', () => {
  const { take, advance } = limit(2)
  expect([take('a'), take('a')]).toEqual([undefined, undefined])
  expect(take('a')).toBe(60)
  advance(59_001)
  expect(take('a')).toBe(1)
  advance(999)
  expect(take('a')).toBeUndefined()
})

test('each key has a count of its own', () => {
  const { take } = limit(1)
  expect([take('a'), take('b'), take('a'), take('b')]).toEqual([undefined, undefined, 60, 60])
})

test('a flood of keys cannot fill the memory: the oldest is forgotten', () => {
  const { take } = limit(1, 2)
  take('a')
  take('b')
  expect(take('b')).toBe(60)
  take('c')
  expect(take('a')).toBeUndefined()
})

test('what weighs more counts for more', () => {
  const { take } = limit(10)
  expect([take('a', 6), take('a', 4), take('a', 1)]).toEqual([undefined, undefined, 60])
})
