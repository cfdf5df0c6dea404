import { expect, test } from 'vitest'
import { callElsewhere } from './callElsewhere.ts'

const clock = { now: () => 1_700_000_000_000 }
const baseUrl = 'https://tracker.example/v1/'

function wire(status: number, body: string) {
  const seen: { url: string; init: RequestInit }[] = []
  const fetch: typeof globalThis.fetch = (input, init = {}) => {
    seen.push({ url: input instanceof Request ? input.url : `${input}`, init })
    return Promise.resolve(new Response(body, { status }))
  }
  return { fetch, seen }
}

test('another path goes to the base URL that is configured, in JSON and with nothing that tells who asks [NET-04]', async () => {
  const { fetch, seen } = wire(200, '{"success":true,"data":{"client_id":"c-1"}}')
  const answer = await callElsewhere('/client-id', { ad_id: 'a&b' }, { baseUrl, clock, fetch })
  expect(answer).toEqual({ client_id: 'c-1' })
  expect(seen.map(({ url }) => url)).toEqual(['https://tracker.example/v1/client-id?ad_id=a%26b'])
  const { init } = seen[0] ?? expect.fail('Nothing was sent.')
  expect([...new Headers(init.headers).keys()]).toEqual(['accept'])
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' })
})

test.each([
  [200, '{"success":false,"data":{"client_id":"c-1"}}'],
  [200, '{"data":{"client_id":"c-1"}}'],
  [200, '{"success":"true"}'],
  [200, 'null'],
  [200, '<h1>Bad gateway</h1>'],
  [500, '{"success":true}'],
])('without success it is a server error, answered %i with %s [NET-04, NET-27]', async (status, body) => {
  const { fetch } = wire(status, body)
  await expect(callElsewhere('/client-id', {}, { baseUrl, clock, fetch })).rejects.toMatchObject({
    code: 'ERR_SERVER',
    message: 'Unknown error',
  })
})

test('a host that is spoken to in the clear is a mistake of whoever configured it', async () => {
  const { fetch, seen } = wire(200, '{"success":true}')
  const asked = callElsewhere('/client-id', {}, { baseUrl: 'http://tracker.example', clock, fetch })
  await expect(asked).rejects.toThrow('https')
  expect(seen).toEqual([])
})
