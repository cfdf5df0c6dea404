import { expect, test } from 'vitest'
import { bonusCashTypes, nameOfCashType } from './cashTypes.ts'

test.each([
  [4001, 'Mystery Box'],
  [4003, 'Level Up Bonus'],
  [4004, 'Birthday Bonus'],
  [4005, 'CQ9 Daily Rebate'],
  [4006, 'TPG Daily Loss Rebate'],
  [4007, 'Slot Betting Ranking'],
  [4008, 'APP Bonus'],
  [4009, 'Deposit Bonus'],
])(
  'cash type %i is called %s and is a bonus [TXN-42, TXN-43, TXN-44, TXN-45, TXN-46, TXN-47, TXN-48, TXN-49]',
  (cashType, name) => {
    expect(nameOfCashType(cashType)).toBe(name)
    expect(bonusCashTypes).toContain(cashType)
  },
)

test('a number that means nothing has no name', () => {
  expect(nameOfCashType(999)).toBe('')
})
