import { expect, test } from 'vitest'
import { heightsOf, writeMedian, writeShare } from './words.ts'

test.each([
  [-1, '–'],
  [0, '0s'],
  [119, '119s'],
  [120, '2m'],
  [7260, '2h 01m'],
] as const)('a median of %i seconds is written %s', (seconds, wanted) => {
  expect(writeMedian(seconds)).toBe(wanted)
})

test.each([
  [0, 0, '–'],
  [0, 3, '0.0 %'],
  [2, 3, '66.7 %'],
  [3, 3, '100.0 %'],
] as const)('%i of %i is written %s', (part, whole, wanted) => {
  expect(writeShare(part, whole)).toBe(wanted)
})

test.each([
  [[], []],
  [
    ['0.00', '0.00'],
    [0, 0],
  ],
  [
    ['100.00', '50.00', '0.05'],
    [1000, 500, 0],
  ],
  [
    ['90071992547409.93', '90071992547409.93'],
    [1000, 1000],
  ],
] as const)('of %j pesos the highest is as high as it goes', (pesos, wanted) => {
  expect(heightsOf(pesos)).toEqual(wanted)
})
