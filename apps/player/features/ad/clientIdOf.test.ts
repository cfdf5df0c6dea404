import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientIdOf, type ClientIdOptions } from './clientIdOf.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ad = { ad_id: 'a1', ad_name: 'Screens', channel: 'grab', config: {}, domain_id: 1, state: 1 } as const
const tracked = { ...ad, config: { tracker: 'tracker' } } as const
const never = () => new Promise<never>(() => {})
const say = (body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body)))

function options(part: Partial<ClientIdOptions> = {}): ClientIdOptions & { fetch: ReturnType<typeof vi.fn> } {
  const fetch = vi.fn(part.fetch ?? say({ success: true, data: { client_id: 'theirs' } }))
  return {
    trackerUrl: 'https://tracker.example',
    clock: { now: () => 0 },
    findAd: () => Promise.resolve(tracked),
    ...part,
    fetch,
  }
}

test('the tracker that the ad chooses says by which id it knows the visitor, and is told the ad alone [MINI-26]', async () => {
  const asked = options()
  expect(await clientIdOf('a1', asked)).toBe('theirs')
  expect(String(asked.fetch.mock.calls[0]?.[0])).toBe('https://tracker.example/client-id?ad_id=a1')
})

test.each([
  ['an ad that chooses none', { findAd: () => Promise.resolve(ad) }],
  ['an ad that is not known', { findAd: () => Promise.reject(new Error('not_found')) }],
  ['a tracker that the operator has not named', { trackerUrl: undefined }],
])('of %s nobody is asked', async (_, part) => {
  const asked = options(part)
  expect(await clientIdOf('a1', asked)).toBe(undefined)
  expect(asked.fetch).not.toHaveBeenCalled()
})

test.each([
  ['says that it has none', say({ success: false, data: { client_id: 'theirs' } })],
  ['says what is no id', say({ success: true, data: { client_id: 'a b\n' } })],
  ['is not there', () => Promise.reject(new TypeError('refused'))],
])('a tracker that %s is done without', async (_, fetch) => {
  expect(await clientIdOf('a1', options({ fetch }))).toBe(undefined)
})

test.each([
  ['the tracker', { fetch: never }],
  ['our own server', { findAd: never }],
])('%s is waited for 3000 ms and no longer [MINI-27]', async (_, part) => {
  const settled = vi.fn()
  void clientIdOf('a1', options(part)).then(settled)
  await vi.advanceTimersByTimeAsync(2999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(undefined)
})
