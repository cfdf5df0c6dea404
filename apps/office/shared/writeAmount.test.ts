import { expect, test } from 'vitest'
import { writeAmount } from './writeAmount.ts'

test.each([
  ['1234567.50', 'PHP', '₱1,234,567.50'],
  ['1200.00', 'USD', '$1,200.00'],
  ['3.00', 'SGD', 'SGD 3.00'],
])('%s of %s is written %s', (amount, currency, wanted) => {
  expect(writeAmount(amount, currency)).toBe(wanted)
})
