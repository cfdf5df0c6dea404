import { expect, test } from 'vitest'
import { coolDownMs, maskNumber, readyAtMs, unsettledMs } from './payee.rules.ts'

const nowMs = 1_800_000_000_000
const clean = { isFirst: true, isOwnName: true, changedAtMs: null, nowMs }

test.each([
  ['the first account of a verified member in their own name', {}, 0],
  ['a second one', { isFirst: false }, coolDownMs],
  ['one in another name', { isOwnName: false }, coolDownMs],
  ['one right after a change of the way in', { changedAtMs: nowMs }, coolDownMs],
  ['one just within three days of it', { changedAtMs: nowMs - unsettledMs + 1 }, coolDownMs],
  ['one three days after it', { changedAtMs: nowMs - unsettledMs }, 0],
])('%s waits as long as it should', (_what, differently, waitMs) => {
  expect(readyAtMs({ ...clean, ...differently })).toBe(nowMs + waitMs)
})

test.each([
  ['9171234567', '9171***567'],
  ['001234567890', '0012*****890'],
  ['12345678901234567890', '1234*************890'],
  ['123456789', '******789'],
  ['123456', '***456'],
])('of %s no more is shown than %s', (number, shown) => {
  expect(maskNumber(number)).toBe(shown)
})
