import { expect, test } from 'vitest'
import { withdrawable } from './wallet.rules.ts'

test.each([
  ['nothing played through is needed', { balance: 100n, turnover: 0n, release_at: 0n }, 100n],
  ['part of the turnover is open', { balance: 100n, turnover: 40n, release_at: 70n }, 70n],
  ['all turnover is done', { balance: 100n, turnover: 70n, release_at: 70n }, 100n],
  ['more turnover is open than there is money', { balance: 100n, turnover: 0n, release_at: 500n }, 0n],
  ['the wallet is empty', { balance: 0n, turnover: 0n, release_at: 0n }, 0n],
])('when %s', (_case, wallet, expected) => expect(withdrawable(wallet)).toBe(expected))
