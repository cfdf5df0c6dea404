import { throttleMs } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { waitLeftMs } from './waitLeftMs.ts'

const { usernameAndCodeCheck, credentialSubmit } = throttleMs

test.each([
  ['the first time', null, 0, 0],
  ['at once', 10_000, 10_000, 2000],
  ['a moment later', 10_000, 11_999, 1],
  ['after two seconds', 10_000, 12_000, 0],
])('a code is checked once in two seconds: %s [ACCT-58]', (_when, lastMs, nowMs, leftMs) => {
  expect(waitLeftMs(lastMs, nowMs, usernameAndCodeCheck)).toBe(leftMs)
})

test.each([
  ['the first time', null, 0, 0],
  ['at once', 10_000, 10_000, 5000],
  ['a moment later', 10_000, 14_999, 1],
  ['after five seconds', 10_000, 15_000, 0],
])('a password is sent once in five seconds: %s [ACCT-59]', (_when, lastMs, nowMs, leftMs) => {
  expect(waitLeftMs(lastMs, nowMs, credentialSubmit)).toBe(leftMs)
})
