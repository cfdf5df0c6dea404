import { mallLimits } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { boundOf, buttonOf, mostPieces, shownNumber } from './quantity.rules.ts'

const means = { price: 100n, balance: 1000n, stock: 50, most: 0, had: 0 }

test.each([
  ['as many as are paid for, in whole pieces', { balance: 399n }, 3],
  ['exactly enough is enough', { balance: 400n }, 4],
  ['as many as there are', { stock: 2 }, 2],
  ['never more than 99', { balance: 1_000_000n, stock: 5000 }, 99],
  ['as many as one may have', { most: 5, had: 3 }, 2],
  ['never less than one', { balance: 0n }, 1],
] as const)('%s [MALL-26, MALL-27]', (_what, wish, pieces) => {
  expect(mostPieces({ ...means, ...wish })).toBe(pieces)
})

test.each([
  ['what is left', { stock: 2 }, 'stock'],
  ['what is left and what is paid for alike', { stock: 2, balance: 200n }, 'stock'],
  ['what is paid for', { balance: 399n }, 'purse'],
  ['what one may have', { most: 5, had: 3 }, 'limit'],
  ['what one call may have', { balance: 1_000_000n, stock: 5000 }, 'limit'],
] as const)('%s is what bounds it, and is what is said [MALL-82]', (_what, wish, bound) => {
  expect(boundOf({ ...means, ...wish })).toBe(bound)
})

test.each([
  [{ stock: 0 }, 'restocking'],
  [{ balance: 99n }, 'insufficient'],
  [{ balance: 100n }, 'redeemNow'],
  [{ most: 1, had: 1 }, 'limitReached'],
] as const)('with %o the button is %s', (wish, button) => {
  expect(buttonOf({ ...means, ...wish })).toBe(button)
})

test('whoever is at the most is told so for three seconds, and may take 99 at most [MALL-26, MALL-28]', () => {
  expect([mallLimits.stockHintSeconds, mallLimits.pieces]).toEqual([3, 99])
})

test('a number is shown with spaces as it is typed', () => {
  expect(['9', '9171', '9171234567', '09171234567', '0917-123 45678'].map(shownNumber)).toEqual([
    '9',
    '917 1',
    '917 123 4567',
    '0917 123 4567',
    '0917 123 4567',
  ])
})
