import { expect, test } from 'vitest'
import { shouldReload } from './reloadOnce.ts'

test.each([
  ['never before', 0, 1_000_000, true],
  ['just now', 1_000_000, 1_000_001, false],
  ['not quite a minute ago', 1_000_000, 1_059_999, false],
  ['a minute ago', 1_000_000, 1_060_000, true],
])('reloaded for a missing part %s: again %s, so that it never loops', (_, last, now, expected) => {
  expect(shouldReload(last, now)).toBe(expected)
})
