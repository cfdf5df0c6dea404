import { expect, test } from 'vitest'
import { bonusCashTypes, nameOfCashType } from './cashTypes.ts'

test.each([
  [4001, 'Mystery Box', 'TXN-42'],
  [4003, 'Level Up Bonus', 'TXN-43'],
  [4004, 'Birthday Bonus', 'TXN-44'],
  [4005, 'CQ9 Daily Rebate', 'TXN-45'],
  [4006, 'TPG Daily Loss Rebate', 'TXN-46'],
  [4007, 'Slot Betting Ranking', 'TXN-47'],
  [4008, 'APP Bonus', 'TXN-48'],
  [4009, 'Deposit Bonus', 'TXN-49'],
  [4010, 'Gift', 'TXN-73'],
] as const)('cash type %i is called %s and is a bonus [%s]', (cashType, name, _id) => {
  expect(nameOfCashType(cashType)).toBe(name)
  expect(bonusCashTypes).toContain(cashType)
})

test('a number that means nothing has no name', () => {
  expect(nameOfCashType(999)).toBe('')
})
