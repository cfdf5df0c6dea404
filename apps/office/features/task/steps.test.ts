import { expect, test } from 'vitest'
import { readSteps, writeSteps } from './steps.ts'

test('steps are written and read as their values with their coins', () => {
  const steps = [
    { value: 500, coins: 20 },
    { value: 2000, coins: 50 },
  ]
  expect(writeSteps(steps, false)).toBe('500: 20, 2000: 50')
  expect(readSteps('500:20,2000 : 50', false)).toEqual(steps)
})

test('a week is written and read by its coins alone', () => {
  const week = [
    { value: 1, coins: 10 },
    { value: 2, coins: 20 },
  ]
  expect(writeSteps(week, true)).toBe('10, 20')
  expect(readSteps('10, 20', true)).toEqual(week)
})

test.each(['', '500', '500: x', '500: -1', '500: 20,'])('%j is no list of steps', text => {
  expect(readSteps(text, false)).toEqual([])
})
