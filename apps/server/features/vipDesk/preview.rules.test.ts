import { expect, test } from 'vitest'
import { risesOf } from './preview.rules.ts'

const level = (number: number, xp: number, upgrade: number) => ({
  level: number,
  xp,
  upgrade,
  birthday: 58,
  multiple: 1,
})
const levels = [level(1, 2000, 8), level(2, 6000, 18), level(3, 12_000, 28)]

test('whoever would rise over several levels costs the bonus of each, and nobody who stays or has more costs anything', () => {
  const counts = [
    { level: 0, reached: 0, members: 50 },
    { level: 0, reached: 2, members: 3 },
    { level: 1, reached: 2, members: 2 },
    { level: 2, reached: 2, members: 7 },
    { level: 3, reached: 1, members: 4 },
    { level: 2, reached: 3, members: 1 },
  ]
  expect(risesOf(counts, levels)).toEqual([
    { level: 2, members: 5, cost: (3n * 26n + 2n * 18n) * 10_000n },
    { level: 3, members: 1, cost: 280_000n },
  ])
  expect(risesOf([], levels)).toEqual([])
})
