import { expect, test } from 'vitest'
import { formatMoney, formatWhole, groupDigits, type Rounding, truncateDecimals } from './formatMoney.ts'

test.each([
  [0n, '₱0.00'],
  [124_805_099n, '₱12,480.50'],
  [12_345_678_900_500n, '₱1,234,567,890.05'],
  [9_999n, '₱0.99'],
  [-35_000n, '-₱3.50'],
  [-1n, '-₱0.01'],
])('%s units are written in pesos, by groups of three and with two decimals, as %s [WALLET-84]', (units, text) => {
  expect(formatMoney(units)).toBe(text)
})

test.each<[Rounding, bigint, string]>([
  ['down', 12_399n, '₱1.23'],
  ['up', 12_301n, '₱1.24'],
  ['up', 12_300n, '₱1.23'],
  ['nearest', 12_349n, '₱1.23'],
  ['nearest', 12_350n, '₱1.24'],
  ['nearest', -12_350n, '-₱1.24'],
  ['nearest', -12_349n, '-₱1.23'],
  ['down', -12_301n, '-₱1.24'],
  ['up', -12_399n, '-₱1.23'],
  ['up', 9_999_901n, '₱1,000.00'],
])('rounded %s, %s units are %s [WALLET-85]', (rounding, units, text) => {
  expect(formatMoney(units, { rounding })).toBe(text)
})

test.each([
  [20_000_000n, '2,000'],
  [9_999n, '0'],
  [-5_000_000_000n, '-500,000'],
])('%s units without the sign of the peso have no decimals: %s [WALLET-86]', (units, text) => {
  expect(formatWhole(units)).toBe(text)
})

test('as many decimals are written as are asked for', () => {
  expect([0, 1, 2, 3, 4].map(places => formatMoney(12_345n, { places: places as 0 }))).toEqual([
    '₱1',
    '₱1.2',
    '₱1.23',
    '₱1.234',
    '₱1.2345',
  ])
})

test.each([
  ['1.239', 2, '1.23'],
  ['1.2', 2, '1.20'],
  ['1', 2, '1.00'],
  ['-3.999', 2, '-3.99'],
  ['1.239', 0, '1'],
  ['1.23456', 4, '1.2345'],
])('%s cut to %i decimals is %s [WALLET-88]', (text, decimals, cut) => {
  expect(truncateDecimals(text, decimals)).toBe(cut)
})

test('digits stand in groups of three', () => {
  expect(['', '1', '123', '1234', '1234567'].map(groupDigits)).toEqual(['', '1', '123', '1,234', '1,234,567'])
})
