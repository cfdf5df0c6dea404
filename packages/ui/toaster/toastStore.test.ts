import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showToast } from './toastStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

test('a toast stands for five seconds [SHELL-41]', () => {
  showToast('Code sent')
  vi.advanceTimersByTime(4_999)
  expect(currentToast()?.text).toBe('Code sent')
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('the newest takes the place of the one before it and has five seconds of its own', () => {
  showToast('Code sent')
  vi.advanceTimersByTime(3_000)
  showToast('Wrong code', 'bad')
  expect(currentToast()).toMatchObject({ text: 'Wrong code', tone: 'bad' })
  vi.advanceTimersByTime(4_999)
  expect(currentToast()?.text).toBe('Wrong code')
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})
