import { expect, test } from 'vitest'
import { readSteps, typedSteps, writeSteps } from './steps.ts'

test('steps are written and read as their values with their coins', () => {
  const steps = [
    { value: 500, coins: 20 },
    { value: 2000, coins: 50 },
  ]
  expect(writeSteps(steps, false)).toBe('from 500: 20, from 2,000: 50 Filcoins')
  expect(readSteps('500:20,2000 : 50', false)).toEqual(steps)
})

test.each([
  [[{ value: 200, coins: 50 }], false, 'from 200: 50 Filcoins'],
  [[{ value: 1, coins: 200 }], false, '200 Filcoins'],
  [
    [
      { value: 500, coins: 20 },
      { value: 10_000, coins: 1500 },
    ],
    false,
    'from 500: 20, from 10,000: 1,500 Filcoins',
  ],
  [
    [
      { value: 1, coins: 10 },
      { value: 2, coins: 20 },
    ],
    true,
    '10, 20 Filcoins',
  ],
  [[], false, ''],
])('the steps %j are written so that staff read from when on how many Filcoins are given', (steps, isWeek, said) => {
  expect(writeSteps(steps, isWeek)).toBe(said)
})

test('a week is written and read by its coins alone', () => {
  const week = [
    { value: 1, coins: 10 },
    { value: 2, coins: 20 },
  ]
  expect(writeSteps(week, true)).toBe('10, 20 Filcoins')
  expect(readSteps('10, 20', true)).toEqual(week)
})

test.each(['', '500', '500: x', '500: -1', '500: 20,'])('%j is no list of steps', text => {
  expect(readSteps(text, false)).toEqual([])
})

test.each([
  ['500: 20, 2000: 50', false],
  ['1: 100', false],
  ['5, 5, 10, 10, 20, 20, 50', true],
] as const)('the form of a task opens with %s as they were typed [MALL-77]', (typed, isWeek) => {
  expect(typedSteps(readSteps(typed, isWeek), isWeek)).toBe(typed)
})
