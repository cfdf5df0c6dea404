import { expect, test } from 'vitest'
import { type KindSum, resultOf, sortSums, total } from './statement.rules.ts'

function sum(kind: number, amount: bigint, more: Partial<KindSum> = {}): KindSum {
  return { kind, amount, isIn: true, gameType: 0, ...more }
}
const out = { isIn: false } as const

test.each([
  ['a deposit', [sum(10, 5n)], [{ name: 'deposits', amount: 5n }]],
  ['a voucher', [sum(20, 5n)], [{ name: 'vouchers', amount: 5n }]],
  ['a withdrawal', [sum(11, 5n, out)], [{ name: 'withdrawals', amount: -5n }]],
  [
    'what came back of withdrawals in either way',
    [sum(12, 5n), sum(14, 2n)],
    [{ name: 'withdrawals_returned', amount: 7n }],
  ],
  [
    'adjustments each by their direction',
    [sum(31, 5n, out), sum(30, 2n)],
    [
      { name: 'adjustments_given', amount: 2n },
      { name: 'adjustments_taken', amount: -5n },
    ],
  ],
  ['what nobody has a name for', [sum(99, 5n)], [{ name: 'other', amount: 5n }]],
])('%s is named', (_what, sums, movements) => expect(sortSums(sums).movements).toEqual(movements))

test('play stands by the type of its games, with what was taken back in either way [SAFE-36]', () => {
  const slot = { gameType: 1 }
  const { play, movements, prizes, corrections } = sortSums([
    sum(1, 100n, { ...out, ...slot }),
    sum(2, 30n, slot),
    sum(3, 20n, slot),
    sum(3, 5n, { ...out, ...slot }),
    sum(7, 1n, { ...out, ...slot }),
    sum(1, 9n, { ...out, gameType: 3 }),
    sum(4, 50n),
    sum(5, 8n, out),
  ])
  expect(play).toEqual([
    { gameType: 1, bet: 100n, won: 30n, takenBack: 14n },
    { gameType: 3, bet: 9n, won: 0n, takenBack: 0n },
  ])
  expect(play.map(resultOf)).toEqual([-56n, -9n])
  expect([movements, prizes, corrections]).toEqual([[], 50n, -8n])
})

test('all that is sorted comes to all that moved [SAFE-36]', () => {
  const kinds = [1, 2, 3, 4, 5, 7, 10, 11, 12, 14, 20, 30, 31, 51, 4001, 4005, 4009, 99]
  const sums = kinds.flatMap((kind, at) => [
    sum(kind, BigInt(3 ** at), { gameType: at % 3 }),
    sum(kind, BigInt(2 ** at), { ...out, gameType: at % 2 }),
  ])
  const { movements, play, prizes, corrections, bonuses } = sortSums(sums)
  const parts = [
    ...movements.map(({ amount }) => amount),
    ...play.map(resultOf),
    prizes,
    corrections,
    ...bonuses.map(({ amount }) => amount),
  ]
  expect(parts.reduce((one, other) => one + other, 0n)).toBe(total(sums))
})
