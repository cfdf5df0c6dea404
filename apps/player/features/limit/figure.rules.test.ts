import { expect, test } from 'vitest'
import { hoursOf, pesosOf, stepOf, usedShare } from './figure.rules.ts'

test.each([
  ['1000.00', '₱1,000'],
  ['1234567.50', '₱1,234,567.50'],
  ['0.00', '₱0'],
  ['-15.00', '₱0'],
])('%s is shown as %s', (figure, shown) => {
  expect(pesosOf(figure)).toBe(shown)
})

test.each([
  ['45', [0, 45]],
  ['60', [1, 0]],
  ['1440', [24, 0]],
  ['95', [1, 35]],
])('%s minutes are %j', (figure, parts) => {
  expect(hoursOf(figure)).toEqual(parts)
})

test.each([
  ['', '500', 'first'],
  ['1000.00', '500', 'lower'],
  ['1000.00', '1000', 'same'],
  ['1000.00', '1500', 'higher'],
  ['60', '61', 'higher'],
  ['1000.00', '', null],
  ['1000.00', '1e3', null],
] as const)('where %j is set, %j is %s', (most, typed, step) => {
  expect(stepOf({ most }, typed)).toBe(step)
})

test('who has won more than lost has used nothing of a limit', () => {
  expect(usedShare({ used: '-20.00', most: '100.00' })).toEqual({ value: 0, max: 100 })
})
