import { describe, expect, test } from 'vitest'
import { judgeAmount, mostOf } from './amount.rules.ts'

const peso = 10_000n
const limits = { min: 100n * peso, max: 500_000n * peso, withdrawable: 1_000_000n * peso }

function said(text: string, over: Partial<typeof limits> = {}): string {
  const judged = judgeAmount(text, { ...limits, ...over })
  return judged.ok ? String(judged.amount / peso) : `${judged.code} ${Object.values(judged.values).join('-')}`
}

describe('an amount to withdraw is whole pesos between the limits', () => {
  test.each(['', 'abc', '0', '000', '0100', '100.00', '1e3', '-100', ' 100', '1234567890', '१००'])(
    '%j is no amount, and the limits are told [WALLET-57, WALLET-58]',
    text => expect(said(text)).toBe('withdraw_amount 100-500,000'),
  )
  test('less than the channel takes is told with its least [WALLET-59]', () => {
    expect([said('1'), said('99'), said('100')]).toEqual(['withdraw_minimum 100', 'withdraw_minimum 100', '100'])
    const min = 150n * peso
    expect([said('149', { min }), said('150', { min })]).toEqual(['withdraw_minimum 150', '150'])
  })
  test('more than the channel takes is told with its most [WALLET-60]', () => {
    expect([said('500000'), said('500001'), said('999999999')]).toEqual([
      '500000',
      'withdraw_maximum 500,000',
      'withdraw_maximum 500,000',
    ])
  })
  test('of what is free the whole pesos can be taken, to the last one [WALLET-60]', () => {
    const withdrawable = 2345n * peso + 9999n
    expect(mostOf({ ...limits, withdrawable })).toBe(2345n * peso)
    expect([said('2345', { withdrawable }), said('2346', { withdrawable })]).toEqual(['2345', 'withdraw_maximum 2,345'])
  })
  test('where less is free than the channel takes, no amount fits and that is said', () => {
    expect([said('40', { withdrawable: 40n * peso }), said('100', { withdrawable: 40n * peso })]).toEqual([
      'withdraw_minimum 100',
      'withdraw_maximum 40',
    ])
  })
})
