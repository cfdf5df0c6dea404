import { expect, test } from 'vitest'
import { hasBoxButton, isBoxShown } from './place.rules.ts'

const there = { isMember: true, taskState: 1 }

test.each([
  ['/', true, true],
  ['/s-game/category/1', true, true],
  ['/s-game/sections/hot', true, true],
  ['/my', true, false],
  ['/welfare', true, false],
  ['/s-points', false, false],
  ['/s-points/daily-task', false, false],
  ['/s-points/mall', false, false],
  ['/s-points/mall/detail', false, false],
  ['/s-points/detail/7', false, false],
  ['/s-game-page/sabong', false, false],
  ['/invite', false, false],
  ['/s-safer-play', false, false],
  ['/s-limits', false, false],
  ['/blind-box', false, false],
] as const)('on %s a box that waits shows: %s, and its button: %s [PROMO-58, PROMO-71]', (path, shows, button) => {
  expect([isBoxShown({ path, ...there }), hasBoxButton({ path, ...there })]).toEqual([shows, button])
  for (const not of [{ isMember: false }, { taskState: 0 }, { taskState: 2 }]) {
    expect(isBoxShown({ path, ...there, ...not })).toBe(false)
    expect(hasBoxButton({ path, ...there, ...not })).toBe(false)
  }
})
