import { expect, test } from 'vitest'
import { climb, leafOf, pathOf, rootOf } from './merkle.ts'

const leavesOf = (count: number) => Array.from({ length: count }, (_, at) => leafOf('test', String(at)))

test.each([1, 2, 3, 5, 8, 99, 100])(
  'of %i entries each leads to the root by its own path, and no other does',
  count => {
    const leaves = leavesOf(count)
    const root = rootOf(leaves)
    for (const [at, leaf] of leaves.entries()) {
      expect(climb(leaf, pathOf(leaves, at))).toBe(root)
      expect(climb(leafOf('test', 'another'), pathOf(leaves, at))).not.toBe(root)
    }
  },
)

test('lists that differ in an entry, its order or its number have other roots', () => {
  const leaves = leavesOf(7)
  const roots = [leaves, leaves.toReversed(), leaves.slice(1), leaves.with(3, leafOf('x')), []].map(rootOf)
  expect(new Set(roots).size).toBe(5)
})

test('what two entries come to is no entry', () => {
  const [one = '', other = ''] = leavesOf(2)
  expect(leafOf(one, other)).not.toBe(rootOf([one, other]))
})
