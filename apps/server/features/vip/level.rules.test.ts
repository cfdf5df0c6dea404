import { expect, test } from 'vitest'
import { findDisorder, levelAt, levelBackPpm, risesBetween, viewLevel, xpOf } from './level.rules.ts'

const level = (number: number, xp: number, upgrade: number) => ({
  level: number,
  xp,
  upgrade,
  birthday: 58,
  multiple: 1,
})
const levels = [level(1, 2000, 8), level(2, 6000, 18), level(3, 12_000, 28), level(4, 20_000, 38)]

test.each([
  [0n, 0],
  [19_999_999n, 0],
  [20_000_000n, 1],
  [60_000_000n, 2],
  [9_999_999_999n, 4],
])('play of %s units comes to level %i', (turnover, reached) => {
  expect(levelAt(turnover, levels)).toBe(reached)
})

test('experience is one for each whole peso of play', () => {
  expect([xpOf(9_999n), xpOf(10_000n), xpOf(19_999n)]).toEqual([0, 1, 1])
})

test('several levels at once are each of those between, and none that was reached before', () => {
  expect(risesBetween(1, 3, levels).map(one => one.level)).toEqual([2, 3])
  expect(risesBetween(3, 3, levels)).toEqual([])
})

test('a level must ask for more than the one before it', () => {
  expect(findDisorder(levels)).toBeUndefined()
  expect(findDisorder([level(1, 2000, 8), level(2, 2000, 18)])).toBe(2)
  expect(findDisorder([level(1, 0, 8)])).toBe(1)
})

test('what levels give at their best is what all bonuses until then are of the play until then, rounded up', () => {
  expect(levelBackPpm(levels)).toBe(4600)
  expect(levelBackPpm([level(1, 3000, 1)])).toBe(334)
  expect(levelBackPpm([])).toBe(0)
})

test('a level is shown with its tier, its medal and its amounts in pesos', () => {
  expect(viewLevel(level(7, 100_000, 128))).toEqual({
    level: 7,
    ty: 2,
    xp: 100_000,
    upgrade: '128.00',
    birthday: '58.00',
    multiple: 1,
    img: '/img/vip/silver.webp',
  })
})
