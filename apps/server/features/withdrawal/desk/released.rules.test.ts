import { expect, test } from 'vitest'
import { type Freeing, releasedUnplayed } from './released.rules.ts'

const deposit = (amount: bigint, end = amount) => ({ amount, required: amount, release_at: end })
const none: Freeing = { balance: 0n, turnoverSince: 0n, withdrawnSince: 0n, lots: [] }

test.each<[string, bigint, readonly Freeing[], bigint]>([
  ['no exclusion', 500n, [], 0n],
  ['nothing was left to play', 500n, [{ ...none, balance: 300n }], 0n],
  ['nothing of it was played', 0n, [{ ...none, balance: 150n, lots: [deposit(150n)] }], 150n],
  ['part of it was played before', 100n, [{ ...none, balance: 150n, lots: [deposit(150n)] }], 50n],
  [
    'a bonus asks for ten times itself, and was itself alone freed',
    0n,
    [{ ...none, balance: 200n, lots: [deposit(100n), { amount: 100n, required: 1000n, release_at: 1100n }] }],
    200n,
  ],
  ['most of it was lost by then', 0n, [{ ...none, balance: 20n, lots: [deposit(150n)] }], 20n],
  ['part of it was played since', 40n, [{ ...none, balance: 150n, turnoverSince: 40n, lots: [deposit(150n)] }], 110n],
  [
    'part of it was withdrawn since',
    0n,
    [{ ...none, balance: 150n, withdrawnSince: 100n, lots: [deposit(150n)] }],
    50n,
  ],
  ['all of it was withdrawn since', 0n, [{ ...none, balance: 150n, withdrawnSince: 400n, lots: [deposit(150n)] }], 0n],
  [
    'what was withdrawn before the second exclusion takes nothing from that one',
    0n,
    [
      { ...none, balance: 150n, withdrawnSince: 400n, lots: [deposit(150n)] },
      { ...none, balance: 80n, withdrawnSince: 0n, lots: [deposit(80n)] },
    ],
    80n,
  ],
  ['all of it was played before', 400n, [{ ...none, balance: 150n, lots: [deposit(150n)] }], 0n],
  ['a single unit is left of it', 149n, [{ ...none, balance: 150n, lots: [deposit(150n)] }], 1n],
  [
    'what was played and withdrawn between two exclusions is counted once',
    40n,
    [
      { balance: 150n, turnoverSince: 30n, withdrawnSince: 25n, lots: [deposit(150n)] },
      { ...none, turnoverSince: 5n, withdrawnSince: 10n },
    ],
    85n,
  ],
])('what is freed and still there: %s [SAFE-142]', (_what, turnover, freeings, left) => {
  expect(releasedUnplayed(turnover, freeings)).toBe(left)
})
