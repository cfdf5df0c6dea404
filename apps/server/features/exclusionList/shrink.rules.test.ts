import { expect, test } from 'vitest'
import { needsSecond } from './shrink.rules.ts'

test.each([
  [0, 0, false],
  [0, 400, false],
  [5, 5, false],
  [6, 6, true],
  [6, 60, false],
  [7, 60, true],
  [40, 400, false],
  [41, 400, true],
])('of %i people gone from a list of %i a second person is asked: %s [SAFE-113]', (gone, before, expected) => {
  expect(needsSecond({ gone, before })).toBe(expected)
})
