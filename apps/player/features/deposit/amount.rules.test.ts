import { expect, test } from 'vitest'
import { bonusOf, digitsOf, groupedOf, isWithin, wholePesos } from './amount.rules.ts'

const range = { min_amount: '100.00', max_amount: '500000.00' }

test.each([
  ['2000', '2000'],
  ['2,000', '2000'],
  ['₱ 1 500.75', '150075'],
  ['-300', '300'],
  ['1e5', '15'],
  ['007', '7'],
  ['', ''],
  ['abc', ''],
  ['12345678901', '123456789'],
])('of %j only the digits are kept [WALLET-25]', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})

test.each([
  ['99', false],
  ['100', true],
  ['500000', true],
  ['500001', false],
  ['', false],
])('of an amount of %j it is %s that the method takes it [WALLET-19, WALLET-26, WALLET-27]', (digits, fits) => {
  expect(isWithin(digits, range)).toBe(fits)
})

test('without a method no amount fits', () => {
  expect(isWithin('200', undefined)).toBe(false)
})

test.each([
  ['19', null],
  ['20', '1.00'],
  ['100', '5.00'],
  ['333', '16.65'],
  ['2000', '100.00'],
  ['49999', '2499.95'],
  ['50000', '2500.00'],
  ['500000', '2500.00'],
  ['', null],
])('a deposit of %s brings a bonus of %s [WALLET-28, WALLET-29]', (digits, bonus) => {
  expect(bonusOf(digits)).toBe(bonus)
})

test('amounts are written in groups of three', () => {
  expect(['', '5', '500', '2000', '1234567'].map(groupedOf)).toEqual(['', '5', '500', '2,000', '1,234,567'])
  expect(wholePesos('500000.00')).toBe('500,000')
})
