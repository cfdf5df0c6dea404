import { expect, test } from 'vitest'
import { lookOfStatus } from './status.ts'

test.each([
  [1, 'Redemption successful', 'ok'],
  [2, 'Processing', 'wait'],
  [3, 'Shipped', 'ok'],
  [4, 'Received', 'ok'],
  [5, 'Failed', 'bad'],
  [0, 'Failed', 'bad'],
] as const)('the number %s is %s [POINTS-19, POINTS-20, POINTS-21, POINTS-22, POINTS-23]', (number, word, tone) => {
  expect([lookOfStatus(number).text[0], lookOfStatus(number).tone]).toEqual([word, tone])
})

test('a number that is missing counts as shipped [POINTS-24]', () => {
  expect(lookOfStatus(undefined).text[0]).toBe('Shipped')
})
