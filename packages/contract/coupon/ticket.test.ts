import { formatPesos, parsePesos } from '@saya/money'
import { expect, test } from 'vitest'
import { bonusFor, cashbackTicket, leastForBonus } from './ticket.ts'

test('the ticket says five percent, at most 2500, and a minimum of 100 that no rule asks for [WALLET-31]', () => {
  expect(cashbackTicket).toEqual({ share_percent: 5, cap: '2500.00', min_amount: '100.00' })
  expect(leastForBonus).toBe('20.00')
})

test.each([
  ['0.00', '0.00'],
  ['19.99', '0.00'],
  ['20.00', '1.00'],
  ['20.19', '1.00'],
  ['20.20', '1.01'],
  ['100.00', '5.00'],
  ['333.33', '16.66'],
  ['49999.99', '2499.99'],
  ['50000.00', '2500.00'],
  ['500000.00', '2500.00'],
])('a deposit of %s brings %s: five percent, rounded down to centavos [WALLET-28, WALLET-29]', (amount, bonus) => {
  expect(formatPesos(bonusFor(parsePesos(amount) ?? 0n))).toBe(bonus)
})
