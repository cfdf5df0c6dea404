import { expect, test } from 'vitest'
import { stateOf } from './oneVoucher.rules.ts'

const fresh = { uid: null, voided_at: null, status: 'issued', expires_at: 100 }

test.each([
  [{}, 99, 'unused'],
  [{}, 100, 'expired'],
  [{ voided_at: 1 }, 99, 'void'],
  [{ status: 'void' }, 100, 'void'],
  [{ uid: 88000001n }, 100, 'used'],
  [{ uid: 88000001n, status: 'void' }, 99, 'used'],
] as const)('with %o at %i a voucher is %s', (change, nowMs, state) => {
  expect(stateOf({ ...fresh, ...change }, nowMs)).toBe(state)
})
