import { expect, test } from 'vitest'
import { differenceOf } from './differenceOf.ts'

test.each([
  ['0.00', '0.00', '0.00'],
  ['100.00', '100.00', '0.00'],
  ['100.00', '100.05', '0.05'],
  ['100.05', '100.00', '-0.05'],
  ['0.10', '1234.00', '1233.90'],
  ['9007199254740993.00', '9007199254740993.01', '0.01'],
])('from %s to %s it is %s', (first, second, difference) => {
  expect(differenceOf(first, second)).toBe(difference)
})
