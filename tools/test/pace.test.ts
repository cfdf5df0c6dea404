import { expect, test } from 'vitest'
import { measurePace, paceOf } from './pace.ts'

test('a machine as fast as the one the budgets were written on, or faster, is given no more than they say', () => {
  expect(paceOf([80, 80, 80])).toBe(1)
  expect(paceOf([50, 60, 70])).toBe(1)
})

test('a machine half as fast is given twice as long, whatever the first run or a disturbed one took', () => {
  expect(paceOf([900, 160, 155, 160, 165])).toBe(2)
})

test('no machine is given more than three times as long', () => {
  expect(paceOf([2000, 2000, 2000])).toBe(3)
})

test('the pace of this machine is one that a part can be judged by', () => {
  const pace = measurePace()
  expect(pace).toBeGreaterThanOrEqual(1)
  expect(pace).toBeLessThanOrEqual(3)
})
