import { describe, expect, test } from 'vitest'
import { approvalsNeeded, flagsOf, type RiskFacts } from './risk.rules.ts'

const peso = 10_000n
const clean: RiskFacts = {
  amount: 20_000n * peso,
  automaticMost: 20_000n * peso,
  isNewDevice: false,
  isNewAccount: false,
  isSharedAccount: false,
  isOtherBank: false,
  isOwnName: true,
  turnover: 20_000n * peso,
  withdrawn: 20_000n * peso,
  releasedUnplayed: 0n,
  dayWithdrawn: 20_000n * peso,
  dayCount: 5,
}

test('up to ₱20,000 with nothing against it is paid without anybody', () => {
  expect(flagsOf(clean)).toEqual([])
  expect(approvalsNeeded(clean.amount, [])).toBe(0)
})

describe('each reason by itself asks for one person', () => {
  test.each([
    ['amount', { amount: 20_000n * peso + 1n }],
    ['new_device', { isNewDevice: true }],
    ['new_account', { isNewAccount: true }],
    ['shared_account', { isSharedAccount: true }],
    ['bank', { isOtherBank: true }],
    ['name', { isOwnName: false }],
    ['turnover', { withdrawn: 20_000n * peso + 1n }],
    ['released', { releasedUnplayed: 1n }],
    ['velocity', { dayCount: 6 }],
    ['velocity', { dayWithdrawn: 20_001n * peso }],
    ['velocity', { dayWithdrawn: 20_001n * peso, dayCount: 2 }],
  ] as const)('%s', (flag, over) => {
    const flags = flagsOf({ ...clean, ...over })
    expect(flags).toEqual([flag])
    expect(approvalsNeeded(clean.amount, flags)).toBe(1)
  })
})

test('one large withdrawal is flagged only for its size', () => {
  const facts = {
    ...clean,
    amount: 30_000n * peso,
    dayWithdrawn: 30_000n * peso,
    dayCount: 1,
    turnover: 30_000n * peso,
  }
  expect(flagsOf({ ...facts, withdrawn: 30_000n * peso })).toEqual(['amount'])
})

test('above ₱100,000 two people say yes, however clean it is', () => {
  const hundred = 100_000n * peso
  expect([approvalsNeeded(hundred, ['amount']), approvalsNeeded(hundred + 1n, [])]).toEqual([1, 2])
})
