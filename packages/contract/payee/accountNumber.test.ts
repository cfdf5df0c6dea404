import { expect, test } from 'vitest'
import { accountNumberFault, keptAccountNumber } from './accountNumber.ts'

test.each([
  [2, '09171234567', '9171234567', null],
  [2, '9171234567', '9171234567', null],
  [2, '08171234567', '08171234567', 'payee_mobile'],
  [2, '639171234567', '639171234567', 'payee_mobile'],
  [2, '917123456', '917123456', 'payee_mobile'],
  [2, '091712345678', '91712345678', 'payee_mobile'],
  [2, '0', '0', 'payee_mobile'],
  [2, '', '', 'payee_mobile'],
  [1, '09171234567', '09171234567', null],
  [1, '001234', '001234', null],
  [1, '12345', '12345', 'payee_number'],
  [1, '12345678901234567890', '12345678901234567890', null],
  [1, '123456789012345678901', '123456789012345678901', 'payee_number'],
  [1, '1234 5678', '1234 5678', 'payee_number'],
  [1, '１２３４５６', '１２３４５６', 'payee_number'],
] as const)(
  'an account of kind %i typed as "%s" is kept as "%s": a leading 0 becomes 9 in wallets alone [WALLET-75]',
  (flag, typed, kept, fault) => {
    expect(keptAccountNumber(flag, typed)).toBe(kept)
    expect(accountNumberFault(flag, kept)).toBe(fault)
  },
)
