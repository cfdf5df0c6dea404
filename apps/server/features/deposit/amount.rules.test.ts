import { moneyLimits } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { amountWithin, writtenLimits } from './amount.rules.ts'

const peso = 10_000n
const usual = {
  min_amount: BigInt(moneyLimits.depositLeastPesos) * peso,
  max_amount: BigInt(moneyLimits.depositMostPesos) * peso,
}

test.each([
  ['100', 100n * peso],
  ['100.00', 100n * peso],
  ['100.5', 1_005_000n],
  ['500000', 500_000n * peso],
  ['500000.00', 500_000n * peso],
  ['99.99', null],
  ['99', null],
  ['0100', null],
  ['0100.00', null],
  ['00100', null],
  ['500000.01', null],
  ['500001', null],
  ['100.001', null],
  ['1e3', null],
  ['1,000', null],
  ['-100', null],
  ['', null],
  [' 100', null],
  ['１００', null],
  ['100 pesos', null],
])('of the amount %j the usual channel takes %s [WALLET-26, WALLET-27, WALLET-13]', (text, units) => {
  expect(amountWithin(text, usual)).toBe(units)
})

test('a channel with limits of its own takes what lies between them [WALLET-26]', () => {
  const own = { min_amount: 200n * peso, max_amount: 5000n * peso }
  const taken = ['199.99', '200', '5000', '5000.01'].map(text => amountWithin(text, own))
  expect(taken).toEqual([null, 200n * peso, 5000n * peso, null])
})

test('the limits are written as people write them [WALLET-26]', () => {
  expect(writtenLimits(usual)).toEqual({ min: '100', max: '500,000' })
  expect(writtenLimits({ min_amount: 500_100n, max_amount: 505_000n })).toEqual({ min: '50.01', max: '50.50' })
})
