import { expect, test } from 'vitest'
import { entriesToDrop } from './entriesToDrop.ts'

test.each([
  [['a', 'b', 'c'], 3, []],
  [['a', 'b', 'c'], 2, ['a']],
  [['a', 'b', 'c'], 0, ['a', 'b', 'c']],
  [[], 3, []],
])('of %j with room for %i, %j go, the oldest first', (entries, most, dropped) => {
  expect(entriesToDrop(entries, most)).toEqual(dropped)
})
