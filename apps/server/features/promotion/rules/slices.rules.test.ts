import { expect, test } from 'vitest'
import { sliceOf, slicesOf } from './slices.rules.ts'

test.each([
  [10n, 1n, 1],
  [399n, 1n, 1],
  [400n, 1n, 2],
  [3199n, 1n, 15],
  [1_000_000n, 1n, 16],
  [5n, 5n, 1],
])(
  'a budget of %s for grants of %s at most is cut into %i slices, none below the floor, and is whole again together',
  (budget, most, count) => {
    const slices = slicesOf(budget, most)
    expect(slices).toHaveLength(count)
    expect(slices.reduce((sum, slice) => sum + slice, 0n)).toBe(budget)
    if (count > 1) expect(slices.every(slice => slice >= most * 200n)).toBe(true)
  },
)

test('members begin at slices of their own', () => {
  expect([1n, 2n, 18n].map(uid => sliceOf(uid, 16))).toEqual([1, 2, 2])
})

test('what is left over lies in the first slice', () => {
  expect(slicesOf(401n, 1n)).toEqual([201n, 200n])
})
