import { expect, test } from 'vitest'
import { createClient } from './createClient.ts'
import { emptyDefaults } from './emptyDefaults.ts'

const offline = createClient({
  clock: { now: () => 0 },
  baseUrl: 'https://play.example.test',
  token: () => 'T0ken',
  onSignedOut: () => {},
  width: () => 400,
  fetch: () => Promise.reject(new TypeError('offline')),
})
const call = emptyDefaults(offline).call as (key: string, input?: object) => Promise<unknown>

test.each([
  ['GET /member/index', expect.objectContaining({ banners: [], list: [], nav: [], media: [], top: [], bottom: [] })],
  ['GET /member/index/:tag', expect.objectContaining({ list: [] })],
  ['GET /member/privacy', {}],
  ['GET /member/terms', {}],
  ['GET /member/stmt', {}],
  ['POST /finance/lazadaminiapp/login', { token: '' }],
])('%s comes back empty when it fails, without an error [NET-52]', async (key, empty) => {
  expect(await call(key, { params: { tag: 'slots' } })).toEqual(empty)
})

test('any other call still fails', async () => {
  await expect(call('GET /member/detail')).rejects.toMatchObject({ code: 'ERR_NETWORK' })
})
