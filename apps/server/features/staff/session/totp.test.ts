import { expect, test } from 'vitest'
import { toBase32 } from './base32.ts'
import { codeAt, findStep, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is that of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, stepOf(seconds * 1000))).toBe(code)
})

test('a code counts a step early and a step late, and no further', () => {
  const nowMs = 1_234_567_890_000
  const now = stepOf(nowMs)
  const found = [-2, -1, 0, 1, 2].map(away => findStep(secret, codeAt(secret, now + away), { nowMs, usedStep: 0 }))
  expect(found).toEqual([undefined, now - 1, now, now + 1, undefined])
})

test('a step is used once, and none before it any more', () => {
  const nowMs = 1_234_567_890_000
  const now = stepOf(nowMs)
  const at = { nowMs, usedStep: now }
  expect([-1, 0, 1].map(away => findStep(secret, codeAt(secret, now + away), at))).toEqual([
    undefined,
    undefined,
    now + 1,
  ])
})

test.each(['', '12345', '0059241', 'abcdef', '００５９２４'])('%j is no code', code => {
  expect(findStep(secret, code, { nowMs: 1_234_567_890_000, usedStep: 0 })).toBeUndefined()
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the letters %j are %j in base32, as RFC 4648 has them', (text, letters) => {
  expect(toBase32(Buffer.from(text))).toBe(letters)
})
