import { expect, test } from 'vitest'
import { isBesideCheck } from './isBesideCheck.ts'

test.each([
  ['/s-limits', true],
  ['/s-safer-play', true],
  ['/s-figures', true],
  ['/s-statement', true],
  ['/s-docs/stmt', true],
  ['/bet-record', true],
  ['/', false],
  ['/s-game-page/mangga-fiesta', false],
  ['/s-limitless', false],
])('%s is beside a check: %s', (path, isBeside) => {
  expect(isBesideCheck(path)).toBe(isBeside)
})
