import { expect, test } from 'vitest'
import { readSteps } from './readSteps.ts'

test.each([
  [
    '30: 1, 60: 2',
    [
      [30, 1],
      [60, 2],
    ],
  ],
  [' 5:3 ,', [[5, 3]]],
  ['', []],
] as const)('steps typed as “%s” are %j', (text, steps) => {
  expect(readSteps(text)).toEqual(steps)
})
