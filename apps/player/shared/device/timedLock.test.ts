import { moneyLimits } from '@saya/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timedLock } from './timedLock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function locking() {
  const told: boolean[] = []
  return { told, ...timedLock(isLocked => told.push(isLocked), moneyLimits.depositLockSeconds * 1000) }
}

test('a button that was pressed is locked for three seconds and no longer [WALLET-20]', () => {
  const { told, lock } = locking()
  lock()
  vi.advanceTimersByTime(2999)
  expect(told).toEqual([true])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([true, false])
})

test('it is open again as soon as the answer is there, and is not opened a second time later [WALLET-20]', () => {
  const { told, lock, unlock } = locking()
  lock()
  vi.advanceTimersByTime(500)
  unlock()
  lock()
  vi.advanceTimersByTime(2999)
  expect(told).toEqual([true, false, true])
})

test('a listener that was removed is not called', () => {
  const { told, lock, drop } = locking()
  lock()
  drop()
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([true])
})
