import { expect, test } from 'vitest'
import { moneyOf } from './moneyOf.ts'

test.each([
  [{ amount: '15000.00' }, '₱15,000.00'],
  [{ amount: '15000.00', currency: 'USD' }, 'USD 15,000.00'],
  [{ amount: '20.50', currency: 'PHP' }, '₱20.50'],
])('%o is written %s', (money, written) => {
  expect(moneyOf(money)).toBe(written)
})
