import { expect, test } from 'vitest'
import { bonusCashTypes } from '../transaction/cashTypes.ts'
import { isCongratulated, maintenanceCashType, messageText, messageTitle } from './messageText.ts'

test('a VIP upgrade and a birthday are congratulated on by their own titles, with the amount in pesos [MSG-21]', () => {
  expect([messageTitle(4003)[0], messageTitle(4004)[0]]).toEqual(['VIP Upgrade Bonus', 'Birthday Bonus'])
  expect(bonusCashTypes.filter(isCongratulated)).toEqual([4003, 4004])
  expect(messageText(4003, '₱500.00')[0]).toBe('Your VIP level went up. ₱500.00 was added to your balance.')
  expect(messageText(4004, '₱88.00')[1]).toContain('Naidagdag ang ₱88.00 sa balanse mo.')
})

test.each([4, ...bonusCashTypes])('%i has a name and a sentence with the amount in both languages', cashType => {
  for (const name of messageTitle(cashType)) expect(name).not.toBe('')
  for (const sentence of messageText(cashType, '₱10.00')) expect(sentence).toContain('₱10.00')
})

test('a number that is not known yet is a bonus, and 999 is none of them [TXN-50]', () => {
  expect(messageTitle(4999)).toEqual(['Bonus', 'Bonus'])
  expect(maintenanceCashType).toBe(999)
  expect(bonusCashTypes).not.toContain(maintenanceCashType)
})
