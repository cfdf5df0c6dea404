import { expect, test } from 'vitest'
import { judgeCode, strippedCode, voucherChannel } from './code.ts'

test('the voucher channel is 1008 [WALLET-16]', () => {
  expect(voucherChannel).toBe('1008')
})

test.each([
  ['ABCD EFGH', 'ABCDEFGH'],
  ['  A\tB\nC\u00a0D ', 'ABCD'],
  ['', ''],
  ['   ', ''],
])('of %j no space is kept [WALLET-32]', (typed, code) => {
  expect(strippedCode(typed)).toBe(code)
})

test.each([
  ['', 'empty'],
  ['A', 'wrong'],
  ['ABCD', 'wrong'],
  ['ABCDE', 'fits'],
  ['A'.repeat(50), 'fits'],
  ['A'.repeat(51), 'wrong'],
] as const)('the code %j is %s: five to fifty characters [WALLET-33, WALLET-34, WALLET-35]', (code, verdict) => {
  expect(judgeCode(code)).toBe(verdict)
})
