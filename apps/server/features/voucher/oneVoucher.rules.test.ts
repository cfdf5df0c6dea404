import { expect, test } from 'vitest'
import { stateOf } from './oneVoucher.rules.ts'

const fresh = {
  uid: null,
  credited_at: null,
  beyond_limit_at: null,
  voided_at: null,
  status: 'issued',
  expires_at: 100,
}

test.each([
  [{}, 99, 'unused'],
  [{}, 100, 'expired'],
  [{ voided_at: 1 }, 99, 'void'],
  [{ status: 'void' }, 100, 'void'],
  [{ uid: 88000001n, credited_at: 50 }, 100, 'used'],
  [{ uid: 88000001n, credited_at: 50, status: 'void' }, 99, 'used'],
  [{ uid: 88000001n, credited_at: 50, beyond_limit_at: 40 }, 99, 'used'],
  [{ uid: 88000001n }, 99, 'claimed'],
  [{ uid: 88000001n, beyond_limit_at: 40 }, 99, 'waiting'],
  [{ uid: 88000001n, beyond_limit_at: 40, status: 'void' }, 100, 'waiting'],
] as const)('with %o at %i a voucher is %s', (change, nowMs, state) => {
  expect(stateOf({ ...fresh, ...change }, nowMs)).toBe(state)
})
