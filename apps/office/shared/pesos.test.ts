import { expect, test } from 'vitest'
import { writePesos } from './pesos.ts'

test.each([
  ['0.00', '0.00'],
  ['999.99', '999.99'],
  ['12480.50', '12,480.50'],
  ['-1234567.00', '-1,234,567.00'],
])('%s is written %s', (text, written) => {
  expect(writePesos(text)).toBe(written)
})
