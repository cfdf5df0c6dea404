import { expect, test, vi } from 'vitest'
import { createOtherClient } from './createOtherClient.ts'

function clientOn(answer: () => Response, onSignedOut = () => {}) {
  const fetch = vi.fn((_url: string | URL | Request, _init?: RequestInit) => Promise.resolve(answer()))
  const client = createOtherClient({
    clock: { now: () => 5 },
    token: () => 'T0ken',
    onSignedOut,
    width: () => 400,
    fetch,
    baseUrl: 'https://play.example.test',
    otherBaseUrl: 'https://other.example.test/base/',
  })
  return { client, fetch }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

test('another path goes to its own base URL in JSON and gives the data of a success [NET-04]', async () => {
  const { client, fetch } = clientOn(() => json({ success: true, data: { n: 1 } }))
  expect(await client.call('POST /tracker/visit', { query: { a: 1 }, body: { b: 2 } })).toEqual({ n: 1 })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://other.example.test/base/tracker/visit?a=1')
  expect(init).toMatchObject({ method: 'POST', body: '{"b":2}' })
  expect(new Headers(init?.headers).get('accept')).toBe('application/json')
})

test.each([
  [{ success: false }, 200, 'Unknown error', 'ERR_SERVER'],
  [{ success: false, message: '' }, 200, 'Unknown error', 'ERR_SERVER'],
  [{ success: false, message: 'Closed' }, 200, 'Closed', 'ERR_SERVER'],
  [{}, 200, 'Unknown error', 'ERR_SERVER'],
  [null, 200, 'Unknown error', 'ERR_SERVER'],
  [{ success: true }, 500, 'Unknown error', 'ERR_SERVER'],
])('the answer %j under %i raises %j as %s [NET-27]', async (body, status, message, code) => {
  const { client } = clientOn(() => json(body, status))
  await expect(client.call('GET /tracker/visit')).rejects.toMatchObject({ message, code, timestamp: 5 })
})

test('an answer that is no JSON is a server error [NET-27]', async () => {
  const { client } = clientOn(() => new Response('<html>'))
  await expect(client.call('GET /tracker/visit')).rejects.toMatchObject({ code: 'ERR_SERVER' })
})

test('a 401 ends the session here too [NET-25]', async () => {
  const onSignedOut = vi.fn()
  const { client } = clientOn(() => json({ success: false }, 401), onSignedOut)
  await expect(client.call('GET /tracker/visit')).rejects.toMatchObject({ code: 'ERR_AUTH', message: 'Unauthorized' })
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test.each(['game', 'finance', 'member', 'ocr', 'api/v2', 'promo'])(
  'a path under /%s is not sent there',
  async group => {
    const { client, fetch } = clientOn(() => json({ success: true }))
    await expect(client.call(`GET /${group}/x`)).rejects.toMatchObject({ code: 'ERR_SERVER' })
    expect(fetch).not.toHaveBeenCalled()
  },
)
