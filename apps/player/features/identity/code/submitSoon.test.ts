import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submitSoon } from './submitSoon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a whole code is sent 200 ms after its last digit, once [AUTH-33]', () => {
  const submit = vi.fn()
  submitSoon('123456', submit)
  vi.advanceTimersByTime(199)
  expect(submit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(submit).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(submit).toHaveBeenCalledTimes(1)
})

test('a code changed meanwhile is not sent as it was [AUTH-33]', () => {
  const submit = vi.fn()
  submitSoon('123456', submit)()
  vi.advanceTimersByTime(5000)
  expect(submit).not.toHaveBeenCalled()
})

test.each(['', '12345', '12345a'])('the code %j is not sent by itself [AUTH-33]', code => {
  const submit = vi.fn()
  submitSoon(code, submit)
  vi.advanceTimersByTime(5000)
  expect(submit).not.toHaveBeenCalled()
})
