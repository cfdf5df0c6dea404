import { expect, test } from 'vitest'
import { isOfEmptyWallet } from './isOfEmptyWallet.ts'

test.each([
  [{ errors: [{ code: 'insufficient_balance', detail: '' }] }, true],
  [{ errors: [{ code: 'insufficient_wallet_balance' }] }, true],
  [{ errors: [{ code: 'parameter_invalid', detail: 'Insufficient funds in the wallet.' }] }, true],
  [{ errors: [{ code: 'x' }, { detail: 'Insufficient available balance' }] }, true],
  [{ errors: [{ code: 'parameter_invalid', detail: 'The receiving account does not take this transfer.' }] }, false],
  [{ errors: [{ code: 'insufficient_permission' }] }, false],
  [{ errors: 'insufficient_balance' }, false],
  [null, false],
])('%j says that the wallet is empty: %s', (body, isEmpty) => {
  expect(isOfEmptyWallet(body)).toBe(isEmpty)
})
