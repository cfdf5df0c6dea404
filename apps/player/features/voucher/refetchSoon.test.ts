import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchSoon } from './refetchSoon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the balance is asked for once, a second after a voucher was exchanged [WALLET-22]', () => {
  let asked = 0
  refetchSoon(() => asked++)
  vi.advanceTimersByTime(999)
  expect(asked).toBe(0)
  vi.advanceTimersByTime(1)
  expect(asked).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(asked).toBe(1)
})
