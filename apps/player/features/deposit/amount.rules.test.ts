import { expect, test } from 'vitest'
import { bonusOf, isWithin, wholePesos } from './amount.rules.ts'

const range = { min_amount: '100.00', max_amount: '500000.00' }

test.each([
  ['99', false],
  ['100', true],
  ['500000', true],
  ['500001', false],
  ['', false],
  ['0100', false],
  ['100.50', false],
  ['1000.', false],
  ['1e3', false],
])('of an amount of %j it is %s that the method takes it [WALLET-19, WALLET-26, WALLET-27]', (digits, fits) => {
  expect(isWithin(digits, range)).toBe(fits)
})

test('a method with limits of its own takes what lies between them [WALLET-26]', () => {
  const own = { min_amount: '200.00', max_amount: '5000.00' }
  expect(['199', '200', '5000', '5001'].map(digits => isWithin(digits, own))).toEqual([false, true, true, false])
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
  ['100.50', null],
  ['0100', null],
])('a deposit of %s brings a bonus of %s [WALLET-28, WALLET-29]', (digits, bonus) => {
  expect(bonusOf(digits)).toBe(bonus)
})

test('limits are written in groups of three', () => {
  expect(wholePesos('500000.00')).toBe('500,000')
})
