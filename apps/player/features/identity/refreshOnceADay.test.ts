// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock } from '../../shared/device/clock.ts'
import { forgetMember, isRefreshing, setToken } from '../../shared/session/changeSession.ts'
import { readOwner, readToken } from '../../shared/session/session.ts'
import { refreshOnceADay } from './refreshOnceADay.ts'

const dayMs = 24 * 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(clock, 'now').mockImplementation(() => new Date().getTime())
  localStorage.clear()
  setToken('old')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A server that answers each exchange so. */
function server(answer: () => Promise<unknown>) {
  const call = vi.fn<() => Promise<unknown>>(answer)
  return { call, refresh: () => refreshOnceADay(call as never) }
}
const renew = () => server(async () => ({ token: 'new' }))
const refuse = (reason?: string) => server(() => Promise.reject(Object.assign(new Error(), { reason })))

test('a token is exchanged when it is a day old and no sooner, and then again a day later', async () => {
  const { call, refresh } = renew()
  await refresh()
  vi.advanceTimersByTime(dayMs - 1)
  await refresh()
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await refresh()
  expect(readToken()).toBe('new')
  await refresh()
  vi.advanceTimersByTime(dayMs - 1)
  await refresh()
  expect(call).toHaveBeenCalledTimes(1)
})

test('what was asked before the exchange belongs to the same sign-in, and not to the next', async () => {
  const owner = readOwner()
  vi.advanceTimersByTime(dayMs)
  await renew().refresh()
  expect(readOwner()).toBe(owner)
  forgetMember()
  expect(readOwner()).toBe('')
  setToken('of another')
  expect(readOwner()).not.toBe(owner)
})

test('of two tabs one exchanges', async () => {
  vi.advanceTimersByTime(dayMs)
  const { call, refresh } = renew()
  await Promise.all([refresh(), refresh()])
  expect(call).toHaveBeenCalledTimes(1)
})

test('a member who logged out or logged in again meanwhile keeps the newer session', async () => {
  vi.advanceTimersByTime(dayMs)
  await server(async () => {
    setToken('of another')
    return { token: 'new' }
  }).refresh()
  expect(readToken()).toBe('of another')
})

test('an exchange whose answer was lost leaves the token alone while the server may refuse it', async () => {
  vi.advanceTimersByTime(dayMs)
  await refuse().refresh()
  expect([readToken(), isRefreshing()]).toEqual(['old', true])
  vi.advanceTimersByTime(35_000)
  expect(isRefreshing()).toBe(false)
})

test('an exchange that was refused changes nothing, and is not tried again at once', async () => {
  vi.advanceTimersByTime(dayMs)
  const { call, refresh } = refuse('busy')
  await refresh()
  await refresh()
  expect([readToken(), isRefreshing(), call.mock.calls.length]).toEqual(['old', false, 1])
})

test('a session that is over is found out by the next call', async () => {
  vi.advanceTimersByTime(dayMs)
  const trying = refuse('invalid_token').refresh()
  await vi.advanceTimersByTimeAsync(2999)
  expect(isRefreshing()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await trying
  expect([readToken(), isRefreshing()]).toEqual(['old', false])
})
