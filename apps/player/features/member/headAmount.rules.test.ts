import { expect, test } from 'vitest'
import { headAmount } from './headAmount.rules.ts'

test.each([
  ['0.00', '₱0.00'],
  ['50.05', '₱50.05'],
  ['1234.56', '₱1,234.56'],
  ['12480.99', '₱12,480'],
  ['999999.99', '₱999,999'],
  ['1234567.89', '₱1,234,567'],
])('in the head of a page %s is written %s, never more than there is', (amount, written) => {
  expect(headAmount(amount)).toBe(written)
})
