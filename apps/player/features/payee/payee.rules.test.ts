import { expect, test } from 'vitest'
import { groupedNumber, isLinked, numberFault, shownNumber, typedNumber } from './payee.rules.ts'

test.each([
  [2, '0', '0'],
  [2, '09', '9'],
  [2, '0917 123 4567', '9171234567'],
  [2, '917123456789', '917123456789'],
  [2, '+63 917 123 4567', '9171234567'],
  [2, '0917x1234567', '917x1234567'],
  [2, '08171234567', '08171234567'],
  [1, '0012 3456-7890', '001234567890'],
  [1, 'abc', 'abc'],
  [1, '0012.3456', '0012.3456'],
  [1, '123456789012345678901', '123456789012345678901'],
] as const)(
  'for kind %i what is typed as "%s" stands as "%s": a leading 0 becomes 9 [WALLET-75]',
  (flag, typed, stands) => {
    expect(typedNumber(flag, typed)).toBe(stands)
  },
)

test.each([
  [2, '', 'required'],
  [2, '08171234567', 'mobileWrong'],
  [2, '9171234567', null],
  [2, '917123456789', 'mobileWrong'],
  [1, '0012.3456', 'numberWrong'],
  [1, '123456789012345678901', 'numberWrong'],
  [1, '12345', 'numberWrong'],
  [1, '001234567890', null],
] as const)('for kind %i the number "%s" is answered %j', (flag, number, fault) => {
  expect(numberFault(flag, number)).toBe(fault)
})

test('numbers are shown so that they can be compared, and hidden ones without their length', () => {
  expect(groupedNumber('001234567890')).toBe('0012 3456 7890')
  expect(shownNumber('9171***567')).toBe('9171 •••• 567')
  expect(shownNumber('***456')).toBe('•••• 456')
})

test.each([
  [[], false],
  [[{ channel_name: 'GCash', status: 1 }], true],
  [[{ channel_name: 'GCash', status: 2 }], false],
  [[{ channel_name: 'Maya', status: 1 }], false],
  [
    [
      { channel_name: 'GCash', status: 2 },
      { channel_name: 'GCash', status: 1 },
    ],
    true,
  ],
] as const)('with %j a wallet at GCash is linked already: %s [WALLET-72]', (payees, expected) => {
  expect(isLinked({ name: 'GCash' }, payees)).toBe(expected)
})
