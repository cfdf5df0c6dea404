import { expect, test } from 'vitest'
import { isLeavable } from './closeWallet.rules.ts'

const empty = { balance: 0n, held: 0n, turnover: 0n, release_at: 0n, excess_play: 0n, open_rounds: 0 }

test.each([
  ['nothing', {}, true],
  ['₱0.99', { balance: 9_900n }, true],
  ['a hair more than ₱0.99', { balance: 9_901n }, false],
  ['₱1.00', { balance: 10_000n }, false],
  ['₱100 that must still be played', { balance: 1_000_000n, release_at: 1_000_000n }, true],
  ['₱100 of which ₱99 must still be played', { balance: 1_000_000n, release_at: 990_000n }, false],
  [
    'a prize of ₱100 that asks for ₱200',
    { balance: 1_000_000n, release_at: 2_000_000n, excess_play: 1_000_000n },
    true,
  ],
  ['a withdrawal under way', { held: 1n }, false],
  ['an open round', { open_rounds: 1 }, false],
])('a wallet with %s may be left: %s', (_what, wallet, isRight) => {
  expect(isLeavable({ ...empty, ...wallet })).toBe(isRight)
})
