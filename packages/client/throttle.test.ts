import { expect, test, vi } from 'vitest'
import type { Client } from './createClient.ts'
import { createStorage, type ValueStore } from './visitor/storage.ts'
import { throttle } from './throttle.ts'

function fixture(storage: ValueStore = createStorage({ version: '1', hostname: 'localhost', backing: nowhere })) {
  const at = { now: 1_000_000, token: 'T1' }
  let count = 0
  const send = vi.fn(async (_key: string, _input?: unknown, _options?: unknown): Promise<unknown> => ++count)
  const clock = { now: () => at.now }
  const client = throttle({ call: send as Client['call'] }, { clock, storage, token: () => at.token })
  return { at, send, client, storage }
}

function nowhere(): never {
  throw new Error('No storage here.')
}

test.each([
  ['GET /member/platform/list', 300, '[NET-16]'],
  ['GET /finance/wallet', 300, '[NET-16]'],
  ['GET /member/detail', 1500, '[NET-14]'],
  ['GET /member/kyc/detail', 1500, '[NET-14]'],
])('%s is asked for at most once per %i ms %s', async (key, wait) => {
  const { at, send, client } = fixture()
  const call = client.call as (key: string) => Promise<unknown>
  expect(await Promise.all([call(key), call(key)])).toEqual([1, 1])
  at.now += wait - 1
  expect(await call(key)).toBe(1)
  at.now += 1
  expect(await call(key)).toBe(2)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a fetch that takes longer than the wait is shared until it is there [NET-16]', async () => {
  const { at, send, client } = fixture()
  let arrive: (answer: unknown) => void = () => {}
  send.mockImplementationOnce(() => new Promise(resolve => (arrive = resolve)))
  const first = client.call('GET /finance/wallet')
  at.now += 10_000
  const second = client.call('GET /finance/wallet')
  arrive('late')
  expect(await Promise.all([first, second])).toEqual(['late', 'late'])
  expect(send).toHaveBeenCalledTimes(1)
})

test('other input, or another member, is another fetch', async () => {
  const { at, send, client } = fixture()
  await client.call('GET /member/game/list', { query: { page: '1' } })
  await client.call('GET /member/game/list', { query: { page: '2' } })
  at.token = 'T2'
  await client.call('GET /member/game/list', { query: { page: '2' } })
  expect(send).toHaveBeenCalledTimes(3)
})

test('an act is never held back nor shared, and what was fetched before it is fetched again', async () => {
  const { send, client } = fixture()
  await client.call('GET /member/detail')
  await Promise.all([client.call('POST /member/logout'), client.call('POST /member/logout')])
  await client.call('GET /member/detail')
  expect(send).toHaveBeenCalledTimes(4)
})

test('a failure is shared by those who wait for it, and asked for anew by whoever tries again', async () => {
  const { send, client } = fixture()
  send.mockRejectedValueOnce(new Error('down'))
  const both = await Promise.allSettled([client.call('GET /finance/wallet'), client.call('GET /finance/wallet')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(send).toHaveBeenCalledTimes(1)
  expect(await client.call('GET /finance/wallet')).toBe(1)
})

test('what the last ten answers of profile and KYC came to, and of nothing else, outlives the page [NET-15]', async () => {
  const { at, client, storage } = fixture()
  const call = client.call as (key: string) => Promise<unknown>
  for (let time = 0; time < 12; time++) {
    await call('GET /member/detail')
    await call('GET /member/kyc/detail')
    await call('GET /finance/wallet')
    at.now += 2000
  }
  const next = fixture(storage).client
  const kept = (key: string) => next.kept(key).map(({ answer }) => answer)
  expect(kept('GET /member/detail')).toEqual([7, 10, 13, 16, 19, 22, 25, 28, 31, 34])
  expect(kept('GET /member/kyc/detail')).toEqual([8, 11, 14, 17, 20, 23, 26, 29, 32, 35])
  expect(next.kept('GET /member/detail').at(-1)?.at).toBe(1_022_000)
  expect(next.kept('GET /finance/wallet')).toEqual([])
  next.forget()
  expect(fixture(storage).client.kept('GET /member/detail')).toEqual([])
})

test('an answer that says the same as the last takes its place, so that a profile is kept once', async () => {
  const { at, send, client } = fixture()
  send.mockImplementation(async () => ({ kyc_status: 5, xp: Math.floor(at.now / 1_004_000) }))
  for (let time = 0; time < 4; time++) {
    await client.call('GET /member/detail')
    at.now += 2000
  }
  expect(client.kept('GET /member/detail')).toEqual([
    { at: 1_002_000, answer: { kyc_status: 5, xp: 0 } },
    { at: 1_006_000, answer: { kyc_status: 5, xp: 1 } },
  ])
})

test('nothing that says who somebody is outlives the page, nor what an earlier version left there', async () => {
  const { send, client, storage } = fixture()
  const record = { status: 4, is_late: false, id_number: 'N01-23', ocr: { birthday: '1990-01-02' }, tokens: ['t'] }
  storage.set('fetched GET /member/kyc/detail', [{ at: 1, answer: record }])
  send.mockImplementation(async () => record)
  expect(await client.call('GET /member/kyc/detail')).toEqual(record)
  expect(fixture(storage).client.kept('GET /member/kyc/detail')).toEqual([
    { at: 1_000_000, answer: { status: 4, is_late: false } },
  ])
})

test('an answer that arrives after its member signed out is not kept', async () => {
  const { at, client } = fixture()
  const answer = client.call('GET /member/detail')
  at.token = ''
  await answer
  expect(client.kept('GET /member/detail')).toEqual([])
})

test('whoever leaves hears so at once; the fetch itself ends when nobody wants it any more', async () => {
  const { send, client } = fixture()
  let signal: AbortSignal | undefined
  send.mockImplementationOnce((_key, _input, options) => {
    signal = (options as { signal: AbortSignal }).signal
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal?.reason as Error)))
  })
  const [one, other] = [new AbortController(), new AbortController()]
  const first = client.call('GET /finance/wallet', {}, { signal: one.signal })
  const second = client.call('GET /finance/wallet', {}, { signal: other.signal })
  one.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  expect(signal?.aborted).toBe(false)
  other.abort(new Error('left too'))
  await expect(second).rejects.toThrow('left too')
  expect(signal?.aborted).toBe(true)
  expect(await client.call('GET /finance/wallet')).toBe(1)
})

test('how long one is ready to wait is handed on', async () => {
  const { send, client } = fixture()
  await client.call('GET /finance/wallet', {}, { timeoutMs: 700 })
  expect(send).toHaveBeenCalledWith('GET /finance/wallet', {}, expect.objectContaining({ timeoutMs: 700 }))
})

test('whoever had left before they asked leaves no failure behind that nobody hears', async () => {
  const { send, client } = fixture()
  send.mockImplementationOnce(
    (_key, _input, options) =>
      new Promise((_resolve, reject) =>
        (options as { signal: AbortSignal }).signal.addEventListener('abort', () => reject(new Error('ended'))),
      ),
  )
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  await expect(
    client.call('GET /finance/wallet', {}, { signal: AbortSignal.abort(new Error('gone')) }),
  ).rejects.toThrow('gone')
  await new Promise(resolve => setTimeout(resolve, 10))
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
})
