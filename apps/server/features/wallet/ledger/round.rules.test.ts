import { describe, expect, test } from 'vitest'
import { isOpen, turnoverOf } from './round.rules.ts'

/** What a round counts once it is closed, and until when it waits for somebody. */

describe('a closed round', () => {
  test.each([
    ['what was bet', 30n, 0n, 0n, 30n],
    ['less what was taken back', 30n, 10n, 0n, 20n],
    ['nothing where all was taken back', 30n, 30n, 0n, 0n],
    ['the same whatever it won', 30n, 10n, 25n, 20n],
  ])('counts %s', (_what, bet, refund, win, turnover) => {
    expect(turnoverOf({ bet, refund, win }, false)).toBe(turnover)
  })

  test.each([
    ['what it lost', 30n, 0n, 25n, 5n],
    ['what it won above its bets', 30n, 0n, 42n, 12n],
    ['no more than its bets, however much it won', 30n, 0n, 900n, 30n],
    ['its bets where it won nothing', 30n, 0n, 0n, 30n],
    ['nothing where it gave back what was bet', 30n, 0n, 30n, 0n],
    ['what it lost of the bets that stand', 40n, 10n, 25n, 5n],
  ])('of two sides counts %s', (_what, bet, refund, win, turnover) => {
    expect(turnoverOf({ bet, refund, win }, true)).toBe(turnover)
  })
})

test.each([
  ['in which a bet stands', { closedAtMs: null, bets: 1, win: 0n }, true],
  ['in which nothing but a win is left', { closedAtMs: null, bets: 0, win: 1n }, true],
  ['in which a bet stands that won', { closedAtMs: null, bets: 2, win: 25n }, true],
  ['of which all was taken back', { closedAtMs: null, bets: 0, win: 0n }, false],
  ['that was closed with its bets', { closedAtMs: 1, bets: 2, win: 25n }, false],
])('a round %s waits for somebody or does not', (_what, round, waits) => {
  expect(isOpen(round)).toBe(waits)
})
