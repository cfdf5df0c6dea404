import { expect, test } from 'vitest'
import {
  amountFault,
  follow,
  freeze,
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
  ['', bank, 'required', 'WALLET-61'],
  ['0', bank, 'pattern', 'WALLET-58'],
  ['000', bank, 'pattern', 'WALLET-58'],
  ['0100', bank, 'pattern', 'WALLET-58'],
  ['100.50', bank, 'pattern', 'WALLET-57'],
  ['1e3', bank, 'pattern', 'WALLET-57'],
  ['123456789', bank, 'maximum', 'WALLET-57'],
  ['1234567890', bank, 'pattern', 'WALLET-57'],
  ['99', bank, 'minimum', 'WALLET-59'],
  ['100', bank, null, 'WALLET-59'],
  ['149', { ...bank, min_amount: '150.00' }, 'minimum', 'WALLET-59'],
  ['150', { ...bank, min_amount: '150.00' }, null, 'WALLET-59'],
  ['8230', bank, null, 'WALLET-60'],
  ['8231', bank, 'maximum', 'WALLET-60'],
  ['50000', { ...bank, max_amount: '50000.00', withdrawable: '90000.00' }, null, 'WALLET-60'],
  ['50001', { ...bank, max_amount: '50000.00', withdrawable: '90000.00' }, 'maximum', 'WALLET-60'],
  ['100', { ...bank, withdrawable: '50.00' }, 'maximum', 'WALLET-60'],
] as const)('the amount "%s", of a method of %j, is: %s [%s]', (digits, limits, fault, _id) => {
  expect(amountFault(digits, limits)).toBe(fault)
})

test('what was reviewed follows the balance no more, and all that can be withdrawn does until then [TXN-70]', () => {
  const all = { payeeId: undefined, digits: '', isAll: true, goesOn: false, key: { wish: '', name: '' } }
  const [before, later] = [bank, { ...bank, withdrawable: '9000.00' }]
  expect(follow(all, later).digits).toBe('9000')
  const reviewed = freeze(follow(all, before), 'gcash')
  expect(follow(reviewed, later)).toMatchObject({ digits: '8230', payeeId: 'gcash' })
  // Whoever proves that it is them meanwhile comes back to it.
  expect(follow({ ...reviewed, goesOn: true }, later).digits).toBe('8230')
})

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
