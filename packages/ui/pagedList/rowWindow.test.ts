import { expect, test } from 'vitest'
import { rowWindow } from './rowWindow.ts'

test.each([
  ['at the top', 0, 0, 20],
  ['in the middle', 5_000, 96, 120],
  ['at the end', 9_400, 184, 200],
  ['far above the list', -2_000, 0, 0],
  ['far below it', 20_000, 200, 200],
])('%s, rows within 200 of what is seen are drawn, and no others [SHELL-58]', (_, scrolledPx, from, to) => {
  expect(rowWindow({ scrolledPx, viewPx: 800, rowPx: 50, count: 200 })).toEqual({ from, to })
})
