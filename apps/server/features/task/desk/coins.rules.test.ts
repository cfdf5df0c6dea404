import { expect, test } from 'vitest'
import { owedByDay, sumDay } from './coins.rules.ts'

const none = { day: '', earned: 0n, added: 0n, spent: 0n, removed: 0n, lapsed: 0n }
const day = (earned: bigint, spent = 0n, lapsed = 0n) => ({ ...none, earned, spent, lapsed })

test.each([
  ['nothing happened', [day(0n), day(0n)], 70n, [70n, 70n]],
  ['coins were given today', [day(0n), day(30n)], 70n, [40n, 70n]],
  ['coins were spent today', [day(0n), day(0n, 20n)], 70n, [90n, 70n]],
  ['more was refunded than spent', [day(0n), day(0n, -5n)], 70n, [65n, 70n]],
  ['an account was closed', [day(0n), day(0n, 0n, 10n)], 70n, [80n, 70n]],
  ['staff gave and took coins', [day(0n), { ...none, added: 30n, removed: 5n }], 70n, [45n, 70n]],
  ['each day had some of it', [day(9n, 1n), day(50n, 20n, 5n), day(10n, 40n)], 70n, [75n, 100n, 70n]],
])('where %s each day ends with what was owed behind it [MALL-62]', (_what, days, now, ends) => {
  expect(owedByDay(days, now)).toEqual(ends)
})

test('a day is what all schemas have of it', () => {
  const rows = [
    { ...day(1n, 2n, 3n), day: '2026-11-27' },
    { ...day(10n, 20n, 30n), day: '2026-11-27' },
    { ...none, day: '2026-11-27', added: 7n, removed: 8n },
    { ...day(100n, 200n, 300n), day: '2026-11-28' },
  ]
  expect(sumDay(rows, '2026-11-27')).toEqual({
    day: '2026-11-27',
    earned: 11n,
    added: 7n,
    spent: 22n,
    removed: 8n,
    lapsed: 33n,
  })
})
