import { adjustmentStatuses } from '@saya/contract/adjustment/adjustment.ts'
import { unitsPerPeso } from '@saya/money'
import { expect, test } from 'vitest'
import { judge, nextStatus, readAmount } from './adjustment.rules.ts'

test.each([
  ['100', 1_000_000n],
  ['0.01', 100n],
  ['500000.00', 5_000_000_000n],
  ['500000.01', null],
  ['0', null],
  ['-1', null],
  ['1.001', null],
  ['', null],
  ['one', null],
])('of %j the amount is %s', (text, amount) => {
  expect(readAmount('PHP', text)).toBe(amount)
})

test.each([
  ['1', 1n],
  ['1000000', 1_000_000n],
  ['1000001', null],
  ['0', null],
  ['1.00', null],
  ['-5', null],
  ['', null],
])('of %j the Filcoins are %s', (text, amount) => {
  expect(readAmount('FIL', text)).toBe(amount)
})

test('what was decided stays decided', () => {
  expect(adjustmentStatuses.map(status => [nextStatus(status, 'approve'), nextStatus(status, 'refuse')])).toEqual([
    ['approved', 'refused'],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

const small = 50_000n * unitsPerPeso
const large = small + 100n

test.each([
  ['approve', small, 'finance', false, 'approved'],
  ['approve', small, 'finance', true, 'adjustment_own'],
  ['approve', large, 'finance', false, 'adjustment_large'],
  ['approve', large, 'compliance', false, 'approved'],
  ['approve', large, 'compliance', true, 'adjustment_own'],
  ['refuse', large, 'finance', false, 'refused'],
  ['refuse', small, 'finance', true, 'refused'],
] as const)('to %s %s units by %s, own %s: %s', (act, amount, role, isOwn, comes) => {
  const judged = judge({ status: 'proposed', asset: 'PHP', act, amount, role, isOwn })
  expect(judged.ok ? judged.to : judged.code).toBe(comes)
})
