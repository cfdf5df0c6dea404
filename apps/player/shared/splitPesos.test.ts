import { expect, test } from 'vitest'
import { splitPesos } from './splitPesos.ts'

test.each([
  ['0.00', '₱0', '.00'],
  ['12480.50', '₱12,480', '.50'],
  ['999.99', '₱999', '.99'],
  ['1000', '₱1,000', '.00'],
  ['1234567890.05', '₱1,234,567,890', '.05'],
  ['-3.5', '\u2212\u2009₱3', '.50'],
  ['1.239', '₱1', '.23'],
])('%s is shown as %s%s, never rounded up', (amount, pesos, centavos) => {
  expect(splitPesos(amount)).toEqual({ pesos, centavos })
})
