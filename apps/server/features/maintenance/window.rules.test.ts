import { expect, test } from 'vitest'
import { moveSpan, readSpan, stateOf } from './window.rules.ts'

const hour = 3_600_000
const now = 1_000 * hour
const at = (begins: number, ends: number) => ({ beginsAtMs: now + begins * hour, endsAtMs: now + ends * hour })
const kept = (begins: number, ends: number, isCancelled = false) => ({ ...at(begins, ends), isCancelled })

test.each([
  [1, 2, false, 'planned'],
  [0, 1, false, 'open'],
  [-1, 1, false, 'open'],
  [-1, 0, false, 'over'],
  [1, 2, true, 'cancelled'],
] as const)('from %d until %d, cancelled %s: %s', (begins, ends, isCancelled, state) => {
  expect(stateOf(kept(begins, ends, isCancelled), now)).toBe(state)
})

test.each([
  [1, 2, at(1, 2)],
  [-500, 2, at(0, 2)],
  [1, 1, 'window_order'],
  [2, 1, 'window_order'],
  [-2, -1, 'window_order'],
  [14 * 24, 14 * 24 + 1, at(14 * 24, 14 * 24 + 1)],
  [14 * 24 + 1, 14 * 24 + 2, 'window_far'],
  [0, 72, at(0, 72)],
  [0, 73, 'window_far'],
] as const)('a window from %d until %d hours from now', (begins, ends, expected) => {
  const read = readSpan(at(begins, ends), now)
  expect(read.ok ? read.data : read.code).toEqual(expected)
})

test.each([
  ['planned, moved', kept(1, 2), at(3, 4), at(3, 4)],
  ['planned, to now', kept(1, 2), at(-3, 4), at(0, 4)],
  ['open: only its end moves', kept(-1, 2), at(3, 4), at(-1, 4)],
  ['open, to an end that is over', kept(-1, 2), at(-1, 0), 'window_order'],
  ['open, to a longer one than any', kept(-1, 2), at(-1, 72), 'window_far'],
  ['over', kept(-2, -1), at(1, 2), 'window_over'],
  ['cancelled', kept(1, 2, true), at(1, 2), 'window_over'],
] as const)('a window that is %s', (_name, one, wish, expected) => {
  const moved = moveSpan(one, wish, now)
  expect(moved.ok ? moved.data : moved.code).toEqual(expected)
})
