import { expect, test } from 'vitest'
import { isEnough, judgeWay, pulledBy } from './pull.rules.ts'

test.each([
  [0, 4, 'unknown'],
  [0, 20, 'pull'],
  [10, 20, 'pull'],
  [20, 20, 'other'],
  [-20, 8, 'other'],
  [0, -20, 'other'],
])('a finger that went %i to the side and %i down is: %s', (x, y, judged) => {
  expect(judgeWay({ x, y })).toBe(judged)
})

test('what is pulled lags behind the finger, goes no further than its end, and asks anew from a thumb’s width on', () => {
  expect([pulledBy(-10), pulledBy(0), pulledBy(100), pulledBy(1000)]).toEqual([0, 0, 45, 96])
  expect([isEnough(pulledBy(110)), isEnough(pulledBy(130))]).toEqual([false, true])
})
