import { openExchange, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAddresses } from '../request/ownAddresses.ts'

let world: World
let exchange: ReturnType<typeof openExchange>
beforeAll(async () => {
  world = await openWorld({ trustedProxies: ['127.0.0.1'] })
  exchange = openExchange(world.url)
})
afterAll(async () => {
  exchange.close()
  await world.close()
})

const json = { 'content-type': 'application/json' }

test.each([
  ['a success', 'GET', '/member/platform/list', {}, 200],
  ['nothing new', 'GET', '/member/platform/list', { 'if-none-match': 'the one it has' }, 304],
  ['only the head', 'HEAD', '/member/platform/list', {}, 200],
  ['not signed in', 'GET', '/member/detail', {}, 401],
  ['a wrong field', 'POST', '/member/sms', json, 400],
  ['another kind of body', 'POST', '/member/sms', { 'content-type': 'text/plain', 'content-length': '0' }, 415],
  ['a method not taken', 'DELETE', '/member/sms', {}, 405],
  ['what may be done', 'OPTIONS', '/member/sms', { origin: 'https://other.example' }, 204],
  ['another site', 'POST', '/member/logout', { 'sec-fetch-site': 'cross-site' }, 403],
  ['an encoding not spoken', 'GET', '/member/index', { accept: 'text/html' }, 406],
  ['nothing there', 'GET', '/nothing', {}, 404],
  ['an address that cannot be read', 'GET', '/member/index/%zz', {}, 400],
  ['an address without end', 'GET', `/member/index/${'x'.repeat(800)}`, {}, 404],
  ['health', 'GET', '/healthz', {}, 200],
  ['readiness', 'GET', '/readyz', {}, 200],
  ['figures', 'GET', '/metrics', {}, 200],
  ['the calls for people', 'GET', '/docs', {}, 200],
  ['the calls for programs', 'GET', '/docs/openapi.json', {}, 200],
  ['the topics for programs', 'GET', '/docs/asyncapi.json', {}, 200],
])(
  'an answer of %s carries every header that protects, and opens nothing to other sites',
  async (_kind, method, path, headers, status) => {
    const wanted: Record<string, string> = { ...headers }
    if (wanted['if-none-match']) {
      const known = await exchange.send({ method: 'GET', path, headers: {} })
      wanted['if-none-match'] = String(known.headers.etag)
    }
    const reply = await exchange.send({ method, path, headers: { origin: 'https://other.example', ...wanted } })
    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
      'x-frame-options': 'DENY',
    })
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
    expect(reply.headers['content-security-policy']).not.toContain('unsafe')
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(Object.keys(reply.headers).filter(name => /^access-control|^server$|powered/.test(name))).toEqual([])
    expect(reply.headers['strict-transport-security']).toBeUndefined()
  },
)

test('over TLS browsers are told to stay with it', async () => {
  const reply = await exchange.send({ method: 'GET', path: '/healthz', headers: { 'x-forwarded-proto': 'https' } })
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('where our pages have addresses with TLS, browsers are told so though no proxy says how it was asked', async () => {
  const own = await openWorld({ addresses: ownAddresses(['https://saya.test']) })
  const to = openExchange(own.url)
  try {
    for (const path of ['/member/index', '/nothing', '/member/index/%zz']) {
      const reply = await to.send({ method: 'GET', path, headers: { host: 'saya.test' } })
      expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
  } finally {
    to.close()
    await own.close()
  }
})

test('each answer has an id of its own, which no caller chooses', async () => {
  const send = () => exchange.send({ method: 'GET', path: '/healthz', headers: { 'x-request-id': 'mine' } })
  const [one, other] = [await send(), await send()]
  expect(new Set([one.headers['x-request-id'], other.headers['x-request-id'], 'mine']).size).toBe(3)
})

test('what is one person’s own is kept by nobody on the way', async () => {
  const ana = await world.player()
  for (const path of ['/member/detail', '/finance/wallet', '/nothing']) {
    const reply = await exchange.send({ method: 'GET', path, headers: { t: ana.token } })
    expect(reply.headers['cache-control']).toBe('no-store')
  }
})

test('what is the same for everyone is asked for again with its mark, and compressed only for who takes that', async () => {
  const read = (headers: Record<string, string>) => exchange.send({ method: 'GET', path: '/member/index', headers })
  const plain = await read({})
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept, accept-encoding' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect((await read({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  expect((await read({ 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
  const etag = String(plain.headers.etag)
  expect((await read({ 'if-none-match': etag })).status).toBe(304)
  expect((await read({ 'if-none-match': `"other", ${etag}` })).status).toBe(304)
  expect((await read({ 'if-none-match': '*' })).status).toBe(304)
  expect((await read({ 'if-none-match': '"other"' })).status).toBe(200)
})
