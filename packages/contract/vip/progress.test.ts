import { expect, test } from 'vitest'
import { maxLevel, tierNumberOf, vipTiers } from './tiers.ts'
import { progressOf } from './progress.ts'

const levels = [
  { level: 1, xp: 2000 },
  { level: 2, xp: 6000 },
  { level: 3, xp: 12_000 },
]

test.each([
  ['level 0 goes by the threshold of level 1 [VIP-07]', { vip: 0, xp: 500 }, 25, 1500, 1],
  ['nothing was played yet', { vip: 0, xp: 0 }, 0, 2000, 1],
  ['between two levels [VIP-06]', { vip: 1, xp: 3000 }, 25, 3000, 2],
  ['a level was just reached', { vip: 1, xp: 2000 }, 0, 4000, 2],
  ['a peso is missing', { vip: 1, xp: 5999 }, 99, 1, 2],
  ['the level itself comes a minute later', { vip: 1, xp: 6500 }, 100, 0, 2],
  ['a level is kept whose threshold was raised, or whose play was taken back', { vip: 2, xp: 4000 }, 0, 8000, 3],
])('%s', (_case, reached, percent, missing, next) => {
  expect(progressOf(reached, levels)).toEqual({ percent, missing, next })
})

test('the last level is 29, and whoever has it is at 100 percent [VIP-03]', () => {
  expect(maxLevel).toBe(29)
  expect(progressOf({ vip: 29, xp: 200_000_000 }, levels)).toEqual({ percent: 100, missing: 0, next: undefined })
})

test.each([
  [0, 'Bronze'],
  [1, 'Bronze'],
  [6, 'Bronze'],
  [7, 'Silver'],
  [13, 'Gold'],
  [18, 'Gold'],
  [19, 'Platinum'],
  [25, 'Diamond'],
  [29, 'Diamond'],
])('level %i is of the tier %s', (level, tier) => {
  expect(vipTiers[tierNumberOf(level) - 1]).toBe(tier)
})
