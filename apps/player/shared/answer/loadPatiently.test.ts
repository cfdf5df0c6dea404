// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPatiently } from './loadPatiently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function failing(times: number) {
  let tries = 0
  return vi.fn(async () => {
    if (tries++ < times) throw new Error('no network')
    return 'here'
  })
}

test('what did not come is asked for again every three seconds until it comes', async () => {
  const load = failing(2)
  const loaded = loadPatiently(load, () => false)
  await vi.advanceTimersByTimeAsync(2999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3001)
  expect(await loaded).toBe('here')
  expect(load).toHaveBeenCalledTimes(3)
})

test('it is asked for at once when the network is back', async () => {
  const load = failing(1)
  const loaded = loadPatiently(load, () => false)
  await vi.advanceTimersByTimeAsync(10)
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('here')
})

test('once nobody waits for it any more it is not asked for again', async () => {
  let isGone = false
  const load = failing(9)
  const loaded = loadPatiently(load, () => isGone).catch((fault: Error) => fault.message)
  isGone = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loaded).toBe('no network')
  expect(load).toHaveBeenCalledTimes(1)
})
