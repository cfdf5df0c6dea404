import { expect, test } from 'vitest'
import { hoursIn } from './hoursIn.ts'

test('hours are told by the twelve hours of a clock', () => {
  expect(hoursIn([0, 10, 12, 16])).toBe('12 AM, 10 AM, 12 PM, 4 PM')
})
