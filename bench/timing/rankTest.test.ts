import { expect, test } from 'vitest'
import { rankTest } from './rankTest.ts'

const even = Array.from({ length: 100 }, (_, index) => index)

test('what is alike is not told apart', () => {
  expect(Math.abs(rankTest(even, even))).toBeLessThan(0.01)
})

test('what is later by a fifth of its spread is', () => {
  expect(
    rankTest(
      even.map(value => value + 25),
      even,
    ),
  ).toBeGreaterThan(3.29)
  expect(
    rankTest(
      even,
      even.map(value => value + 25),
    ),
  ).toBeLessThan(-3.29)
})
