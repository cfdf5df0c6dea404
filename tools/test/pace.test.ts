import { expect, test } from 'vitest'
import { measurePace, paceOf } from './pace.ts'

test('a machine as fast as the one the budgets were written on, or faster, is given no more than they say', () => {
  expect(paceOf([160, 160, 160])).toBe(1)
  expect(paceOf([100, 120, 140])).toBe(1)
})

test('a machine half as fast is given twice as long, whatever the first run or a disturbed one took', () => {
  expect(paceOf([900, 320, 310, 320, 330])).toBe(2)
})

test('no machine is given more than three times as long', () => {
  expect(paceOf([2000, 2000, 2000])).toBe(3)
})

test('the pace of this machine is one that a part can be judged by', () => {
  const pace = measurePace()
  expect(pace).toBeGreaterThanOrEqual(1)
  expect(pace).toBeLessThanOrEqual(3)
})
