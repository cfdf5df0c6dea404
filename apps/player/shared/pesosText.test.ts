import { expect, test } from 'vitest'
import { isNothing, pesosText, signedPesosText } from './pesosText.ts'

test.each([
  ['12480.50', '₱12,480.50', '+\u2009₱12,480.50'],
  ['-0.05', '\u2212\u2009₱0.05', '\u2212\u2009₱0.05'],
  ['0.00', '₱0.00', '₱0.00'],
  ['1.2345', '₱1.2345', '+\u2009₱1.2345'],
  ['1.2300', '₱1.23', '+\u2009₱1.23'],
])('%s reads %s, and with its sign %s', (amount, plain, signed) => {
  expect([pesosText(amount), signedPesosText(amount)]).toEqual([plain, signed])
})

test.each([
  ['0.00', true],
  ['0.0000', true],
  ['-0.01', false],
  ['0.0001', false],
])('%s is nothing: %s', (amount, is) => expect(isNothing(amount)).toBe(is))
