import { expect, test } from 'vitest'
import { lookOfStatus } from './status.ts'

test.each([
  [1, 'Redemption successful', 'ok', 'POINTS-19'],
  [2, 'Processing', 'wait', 'POINTS-20'],
  [3, 'Shipped', 'ok', 'POINTS-21'],
  [4, 'Received', 'ok', 'POINTS-22'],
  [5, 'Failed', 'bad', 'POINTS-23'],
  [0, 'Failed', 'bad', 'POINTS-23'],
] as const)('the number %s is %s in the tone %s [%s]', (number, word, tone, _id) => {
  expect([lookOfStatus(number).text[0], lookOfStatus(number).tone]).toEqual([word, tone])
})

test('a number that is missing counts as shipped [POINTS-24]', () => {
  expect(lookOfStatus(undefined).text[0]).toBe('Shipped')
})
