import { expect, test } from 'vitest'
import {
  amountFault,
  groupedPesos,
  isQuickPickOpen,
  isToldAtOnce,
  mostDigits,
  nonWithdrawable,
  playedPercent,
  takesBeyondInstapay,
} from './withdraw.rules.ts'

const bank = { min_amount: '100.00', max_amount: '500000.00', withdrawable: '8230.75' }

test.each([
  ['', bank, 'required'],
  ['0', bank, 'pattern'],
  ['000', bank, 'pattern'],
  ['0100', bank, 'pattern'],
  ['100.50', bank, 'pattern'],
  ['1e3', bank, 'pattern'],
  ['123456789', bank, 'maximum'],
  ['1234567890', bank, 'pattern'],
  ['99', bank, 'minimum'],
  ['100', bank, null],
  ['8230', bank, null],
  ['8231', bank, 'maximum'],
  ['50000', { ...bank, max_amount: '50000.00', withdrawable: '90000.00' }, null],
  ['50001', { ...bank, max_amount: '50000.00', withdrawable: '90000.00' }, 'maximum'],
  ['100', { ...bank, withdrawable: '50.00' }, 'maximum'],
] as const)(
  'the amount "%s" is judged by pattern, minimum and maximum [WALLET-57, WALLET-58, WALLET-59, WALLET-60, WALLET-61]',
  (digits, limits, fault) => {
    expect(amountFault(digits, limits)).toBe(fault)
  },
)

test('all that can be withdrawn is the smaller of the channel and of what is free, in whole pesos [WALLET-60]', () => {
  expect(mostDigits(bank)).toBe('8230')
  expect(mostDigits({ ...bank, withdrawable: '600000.00' })).toBe('500000')
  expect(mostDigits({ ...bank, withdrawable: '0.99' })).toBe('0')
})

test('what one transfer carries goes at once, and a channel that takes no more has no cycles', () => {
  expect(takesBeyondInstapay({ max_amount: '50000.00' })).toBe(false)
  expect(takesBeyondInstapay({ max_amount: '50000.01' })).toBe(true)
  expect(takesBeyondInstapay(bank)).toBe(true)
})

test('a quick pick above what can be withdrawn is closed [WALLET-62]', () => {
  expect(['5000.00', '8230.00', '8231.00'].map(amount => isQuickPickOpen(amount, bank))).toEqual([true, true, false])
})

test('non-withdrawable is the balance without the withdrawable [WALLET-03]', () => {
  expect(nonWithdrawable({ balance: '12480.50', withdrawable: '8230.00' })).toBe('4250.50')
  expect(nonWithdrawable({ balance: '0.00', withdrawable: '0.00' })).toBe('0.00')
})

test('an amount is written as people write it', () => {
  expect(groupedPesos('500000.00')).toBe('500,000')
})

test('what more digits may make right is told only when it is sent', () => {
  const told = ([null, 'required', 'pattern', 'minimum', 'maximum'] as const).filter(isToldAtOnce)
  expect(told).toEqual(['pattern', 'maximum'])
})

test('the play that is done is told in whole percent', () => {
  expect(playedPercent({ done: '50.00', turnover_required: '200.00' })).toBe(25)
  expect(playedPercent({ done: '0.00', turnover_required: '0.00' })).toBe(100)
})
