import { expect, test } from 'vitest'
import { rowAt, rowOfKey, rowOfTyping } from './wheel.ts'

test.each([
  [0, 0],
  [23, 0],
  [25, 1],
  [48, 1],
  [9_999, 9],
  [-30, 0],
])('scrolled by %i px, row %i of ten lies under the lens', (scrollTop, row) => expect(rowAt(scrollTop, 10)).toBe(row))

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 9, 9],
  ['PageDown', 3, 8],
  ['PageUp', 3, 0],
  ['Home', 3, 0],
  ['End', 3, 9],
  ['Enter', 3, null],
])('%s on row %i of ten leads to %s', (key, at, row) => expect(rowOfKey(key, at, 10)).toBe(row))

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July']
test.each([
  ['m', 0, 2],
  ['m', 2, 4],
  ['m', 4, 2],
  ['ma', 2, 2],
  ['may', 2, 4],
  ['JU', 0, 5],
  ['x', 0, null],
])('typing "%s" on row %i leads to %s', (typed, at, row) => expect(rowOfTyping(months, typed, at)).toBe(row))
