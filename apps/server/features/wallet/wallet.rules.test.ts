import { expect, test } from 'vitest'
import { withdrawable } from './wallet.rules.ts'

const played = { turnover: 0n, release_at: 0n, excess_play: 0n }

test.each([
  ['nothing must be played', { ...played, balance: 100n }, 100n],
  ['part of the turnover is open', { ...played, balance: 100n, turnover: 40n, release_at: 70n }, 70n],
  ['all turnover is done', { ...played, balance: 100n, turnover: 70n, release_at: 70n }, 100n],
  ['more turnover is open than there is money', { ...played, balance: 100n, release_at: 500n }, 0n],
  ['the wallet is empty', { ...played, balance: 0n }, 0n],
  ['a prize of 60 asks for twice itself', { ...played, balance: 100n, release_at: 120n, excess_play: 60n }, 40n],
  ['and half of that is played', { ...played, balance: 100n, turnover: 60n, release_at: 120n }, 40n],
  [
    'and the prize is lost in part',
    { ...played, balance: 70n, turnover: 30n, release_at: 120n, excess_play: 30n },
    10n,
  ],
])('when %s', (_case, purse, expected) => expect(withdrawable(purse)).toBe(expected))
