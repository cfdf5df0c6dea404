import { expect, test } from 'vitest'
import { remaining, secondsLeft, twoDigits } from './remaining.ts'

test.each([
  [10_000, 0, 10],
  [10_000, 1, 10],
  [10_000, 9_001, 1],
  [10_000, 10_000, 0],
  [10_000, 99_000, 0],
])('until %i, at %i, there are %i seconds left', (until, now, left) => expect(secondsLeft(until, now)).toBe(left))

test('hours are counted on beyond a day, because the boxes show no days', () => {
  expect(remaining(72 * 3600)).toEqual({ hours: 72, minutes: 0, seconds: 0 })
  expect(remaining(41 * 3600 + 12 * 60 + 8)).toEqual({ hours: 41, minutes: 12, seconds: 8 })
})

test('every box has two digits', () => expect([0, 8, 72].map(twoDigits)).toEqual(['00', '08', '72']))
