import { expect, test } from 'vitest'
import { clockFace, isFinal, isLock, resendAtMs, shareLeft, unlockAtMs } from './countdown.ts'

test.each([
  [30, '00:30'],
  [9, '00:09'],
  [60, '01:00'],
  [1799, '29:59'],
  [0, '00:00'],
])('%i seconds are shown as %s', (seconds, shown) => expect(clockFace(seconds)).toBe(shown))

test('after a code was sent the next waits 30 seconds', () => expect(resendAtMs(1_000)).toBe(31_000))

test('after the lock the next waits 30 minutes, or what the server says is left of them [AUTH-36]', () => {
  expect(unlockAtMs(1_000, {})).toBe(1_801_000)
  expect(unlockAtMs(1_000, { cause: new Response(null, { headers: { 'retry-after': '1700' } }) })).toBe(1_701_000)
})

test.each([
  ['attempts_exceeded', true],
  ['code_spent', true],
  ['code_invalid', false],
])('%s is the last word about a code: %s', (reason, expected) => expect(isFinal({ reason })).toBe(expected))

test.each([
  [{ reason: 'attempts_exceeded', message: 'in any words' }, true],
  [{ message: 'the maximum number of code attempts has been exceeded. Please try again later' }, true],
  [{ reason: 'code_invalid', message: 'Invalid code' }, false],
  [{}, false],
])('%j is the lock: %s [AUTH-36]', (failure, expected) => expect(isLock(failure)).toBe(expected))

test.each([
  [30, 1],
  [15, 0.5],
  [1800, 1],
  [900, 0.5],
  [3600, 1],
  [0, 0],
])('%i seconds fill the ring to %f', (seconds, share) => expect(shareLeft(seconds)).toBe(share))

test('where one waits a minute for another code, the minute fills the ring', () => {
  expect([60, 30, 900].map(seconds => shareLeft(seconds, 60))).toEqual([1, 0.5, 0.5])
})
