import { contract, type Operation } from '@saya/contract'
import { guestCalls } from '@saya/contract/guestCalls'
import { expect, test, vi } from 'vitest'
import { CallError } from './callError.ts'
import { decode, encode } from './cbor/index.ts'
import { type ClientOptions, createClient } from './createClient.ts'

const clock = { now: () => 1_700_000_000_000 }
const signedIn = { token: () => 'T0ken' }

/** A stand-in for the server's side of the wire: it keeps what came and answers as told. */
function wire(answer: () => Response | Promise<Response>) {
  const seen: { url: URL; init: RequestInit; headers: Headers }[] = []
  const fetch: typeof globalThis.fetch = (input, init = {}) => {
    seen.push({ url: new URL(input instanceof Request ? input.url : input), init, headers: new Headers(init.headers) })
    return Promise.resolve(answer())
  }
  return { fetch, seen, first: () => firstOf(seen) }
}

function firstOf<T>(items: readonly T[]): T {
  const [first] = items
  if (first === undefined) throw new Error('Nothing was sent.')
  return first
}

const ok = (data: unknown) => () => binary(200, { status: true, data })

function binary(status: number, envelope: unknown): Response {
  return new Response(encode(envelope), { status, headers: { 'content-type': 'application/cbor' } })
}

function clientOn(fetch: typeof globalThis.fetch, more: Partial<ClientOptions> = {}) {
  const baseUrl = 'https://play.example.test'
  return createClient({ clock, fetch, baseUrl, token: () => '', onSignedOut: () => {}, width: () => 400, ...more })
}

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(
    () => expect.fail('The call must fail.'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof CallError) return error
  throw error
}

test('a call of our groups goes to the base URL, filled in, and gives the answer alone [NET-01] [NET-03]', async () => {
  const { fetch, first } = wire(ok({ version: '7' }))
  const answer = await clientOn(fetch).call('GET /member/index/:tag', { params: { tag: 'slots' } })
  expect(answer).toEqual({ version: '7' })
  expect(first().url.href).toBe('https://play.example.test/member/index/slots')
  expect(first().headers.get('accept')).toBe('application/cbor')
})

test('without a base URL a call goes to the origin of the page [NET-01]', async () => {
  vi.stubGlobal('location', { origin: 'https://h5.example.test' })
  const { fetch, first } = wire(ok({ d: [], t: 0 }))
  const client = createClient({ clock, fetch, token: () => '', onSignedOut: () => {}, width: () => 1 })
  vi.unstubAllGlobals()
  await client.call('GET /member/platform/list')
  expect(first().url.href).toBe('https://h5.example.test/member/platform/list')
})

test('the query carries what is given and leaves out what is not', async () => {
  const { fetch, first } = wire(ok({ d: [], t: 0 }))
  await clientOn(fetch).call('GET /member/game/list', { query: { w: 'a&b ñ', page: '2', cursor: undefined } })
  expect(first().url.search).toBe('?w=a%26b+%C3%B1&page=2')
})

test('the body of a call is CBOR, by POST [NET-02] [NET-46]', async () => {
  const { fetch, first } = wire(ok({ id: '1', codeLength: 6, resendAt: 1 }))
  const body = { phone: '9171234567', country_code: '63' }
  await clientOn(fetch).call('POST /member/sms', { body })
  expect(first().init.method).toBe('POST')
  expect(first().headers.get('content-type')).toBe('application/cbor')
  expect(decode(first().init.body as Uint8Array)).toEqual(body)
})

test('a form is sent as it is, and the browser names its type [NET-05]', async () => {
  const { fetch, first } = wire(ok({}))
  const body = new FormData()
  body.set('file', new Blob(['x']))
  await clientOn(fetch).call('POST /member/sms', { body })
  expect(first().init.body).toBe(body)
  expect(first().headers.has('content-type')).toBe(false)
})

test.each([
  [320, '25'],
  [768, '25'],
  [769, '24'],
  [1920, '24'],
])('a window %i wide is told as d %s [NET-06]', async (width, d) => {
  const { fetch, first } = wire(ok({}))
  await clientOn(fetch, { width: () => width }).call('GET /member/index')
  expect(first().headers.get('d')).toBe(d)
})

test.each([
  ['T0ken', 'T0ken'],
  ['', ''],
  [null, ''],
])('the token %j travels as t %j, beside the fixed language [NET-07] [NET-08]', async (token, t) => {
  const { fetch, first } = wire(ok({}))
  await clientOn(fetch, { token: () => token }).call('GET /member/index')
  expect(first().headers.get('t')).toBe(t)
  expect(first().headers.get('lang')).toBe('en_US')
})

test.each([
  [{ 'ad-id': 'a1', 'adc-id': 'c1' }, ['ad-id', 'adc-id']],
  [{ 'adc-id': 'c1' }, []],
  [{ 'ad-id': '', 'adc-id': 'c1' }, []],
  [{ 're-id': 'r1', 'ch-id': '7' }, ['re-id', 'ch-id']],
  [{ 're-id': null, 'ch-id': undefined }, []],
  [{ 're-id': 'a\r\nt: stolen', 'ch-id': 'ñ', 'ad-id': 'x'.repeat(500) }, []],
  [{}, []],
])('of the ids %j exactly %j are sent [NET-09] [NET-10]', async (ids, names) => {
  const { fetch, first } = wire(ok({}))
  await clientOn(fetch, { ids: () => ids }).call('GET /member/index')
  const sent = ['ad-id', 'adc-id', 'ch-id', 're-id'].filter(name => first().headers.has(name))
  expect(new Set(sent)).toEqual(new Set<string>(names))
})

test('an idempotency key travels as its header, and only when given', async () => {
  const { fetch, seen } = wire(ok({}))
  const client = clientOn(fetch, signedIn)
  await client.call('POST /member/logout', {}, { idempotencyKey: 'once' })
  await client.call('POST /member/logout')
  expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['once', null])
})

const baseUrlTaken = (baseUrl: string, secure?: boolean) => () =>
  clientOn(wire(ok({})).fetch, { baseUrl, ...(secure === undefined ? {} : { secure }) })

test.each([
  ['https://anywhere.example.test', undefined],
  ['https://anywhere.example.test:8443', true],
  ['http://localhost:8080', undefined],
  ['http://slots.localhost:8080', undefined],
  ['http://127.0.0.1:8080', undefined],
  ['http://[::1]:8080', undefined],
  ['http://test.example.test', false],
])('the base URL %s with secure %s is taken [NET-11] [NET-12]', (baseUrl, secure) => {
  expect(baseUrlTaken(baseUrl, secure)).not.toThrow()
})

test.each([
  'http://anywhere.example.test',
  'http://localhost.example.test',
  'http://localhost:x@example.test',
  'http://notlocalhost',
  'ws://localhost',
])('the base URL %s is refused, since calls are secure [NET-11]', baseUrl => {
  expect(baseUrlTaken(baseUrl)).toThrow(/must be https|Invalid URL/)
})

test('a protected call without a token fails before anything is sent [NET-24]', async () => {
  const { fetch, seen } = wire(ok({}))
  const onSignedOut = vi.fn()
  const error = await failureOf(clientOn(fetch, { onSignedOut }).call('GET /member/detail'))
  expect(error).toMatchObject({ code: 'ERR_AUTH', message: 'Authentication required' })
  expect(seen).toHaveLength(0)
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('the calls sent without a token are those the contract gives to guests', () => {
  const nouns: Readonly<Record<string, Readonly<Record<string, Operation>>>> = contract
  const operations = Object.values(nouns).flatMap(noun => Object.values(noun))
  const guests = operations.filter(({ access }) => access === 'guest').map(({ method, path }) => `${method} ${path}`)
  expect(guests.length).toBeGreaterThan(3)
  expect([...guestCalls].toSorted()).toEqual(guests.toSorted())
})

test.each([
  ['token expired', 'token_expired'],
  ['invalid token', 'invalid_token'],
  ['Authentication required', 'authentication_required'],
])(
  'a 401 that says %j is an authentication error and ends the session [NET-25] [NET-30] [AUTH-56]',
  async (data, code) => {
    const onSignedOut = vi.fn()
    const { fetch } = wire(() => binary(401, { status: false, data, code }))
    const error = await failureOf(clientOn(fetch, { ...signedIn, onSignedOut }).call('GET /member/detail'))
    expect(error).toMatchObject({ code: 'ERR_AUTH', message: data, reason: code })
    expect(onSignedOut).toHaveBeenCalledTimes(1)
  },
)

test.each(['token expired', 'invalid token', 'Authentication required'])(
  'the token error %j under another status ends the session all the same [NET-30]',
  async data => {
    const onSignedOut = vi.fn()
    const { fetch } = wire(() => binary(200, { status: false, data }))
    await failureOf(clientOn(fetch, { ...signedIn, onSignedOut }).call('GET /member/detail'))
    expect(onSignedOut).toHaveBeenCalledTimes(1)
  },
)

test('another failure leaves the session alone', async () => {
  const onSignedOut = vi.fn()
  const { fetch } = wire(() => binary(403, { status: false, data: 'no', code: 'account_blocked' }))
  await failureOf(clientOn(fetch, { ...signedIn, onSignedOut }).call('GET /member/detail'))
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('a late 401 for an old token does not end the session that came after it [NET-25]', async () => {
  let token = 'old'
  const onSignedOut = vi.fn()
  const { fetch } = wire(() => {
    token = 'new'
    return binary(401, { status: false, data: 'token expired' })
  })
  const error = await failureOf(clientOn(fetch, { token: () => token, onSignedOut }).call('GET /member/detail'))
  expect(error.code).toBe('ERR_AUTH')
  expect(onSignedOut).not.toHaveBeenCalled()
})

test.each([
  ['nothing', () => new Response(null, { status: 401 })],
  ['no sentence', () => binary(401, { status: false, data: null })],
  ['an empty sentence', () => binary(401, { status: false, data: '' })],
])('a 401 with %s says Unauthorized [NET-26]', async (_title, answer) => {
  const error = await failureOf(clientOn(wire(answer).fetch, signedIn).call('GET /member/detail'))
  expect(error).toMatchObject({ code: 'ERR_AUTH', message: 'Unauthorized' })
})

test.each([
  [422, 'Invalid code', 'Invalid code', 'ERR_BUSINESS'],
  [403, { kyc_status: 3 }, '{"kyc_status":3}', 'ERR_BUSINESS'],
  [409, ['a', 1], '["a",1]', 'ERR_BUSINESS'],
  [429, 'slower', 'slower', 'ERR_BUSINESS'],
  [400, 'bad phone', 'bad phone', 'ERR_VALIDATION'],
  [404, 'gone', 'gone', 'ERR_NOT_FOUND'],
  [200, 'odd', 'odd', 'ERR_SERVER'],
  [503, 'later', 'later', 'ERR_SERVER'],
  [500, null, 'Unknown error', 'ERR_SERVER'],
  [500, undefined, 'Unknown error', 'ERR_SERVER'],
  [500, '', 'Unknown error', 'ERR_SERVER'],
])('status false under %i with data %j says %j as %s [NET-28]', async (status, data, message, code) => {
  const { fetch } = wire(() => binary(status, { status: false, data, code: 'why' }))
  const error = await failureOf(clientOn(fetch).call('GET /member/index'))
  expect(error).toMatchObject({ message, code, reason: 'why', timestamp: 1_700_000_000_000 })
})

test.each([
  ['HTML', '<html>'],
  ['half an answer', encode({ status: true, data: [1, 2, 3] }).slice(0, -1)],
  ['nothing', ''],
])('an answer that is %s instead of CBOR is a decode error [NET-29]', async (_title, body) => {
  const error = await failureOf(clientOn(wire(() => new Response(body)).fetch).call('GET /member/index'))
  expect(error.code).toBe('ERR_CBOR')
  expect(error.cause).toBeInstanceOf(Error)
})

test.each([
  ['a proxy that is down', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Unknown error'],
  ['an answer without an envelope', () => binary(200, 7), 'Unknown error'],
  ['an answer of null', () => binary(200, null), 'Unknown error'],
])('%s is a generic server error [NET-31]', async (_title, answer, message) => {
  const error = await failureOf(clientOn(wire(answer).fetch).call('GET /member/index'))
  expect(error).toMatchObject({ code: 'ERR_SERVER', message })
})

test.each<[string, () => Promise<unknown>]>([
  ['a part of the path that is missing', () => callTagged('')],
  ['a part of the path that would climb', () => callTagged('..')],
  ['a body that no CBOR can carry', () => clientOn(fails).call('POST /member/sms', { body: { phone: noText } })],
])('%s is never sent and becomes a server error with its cause [NET-31]', async (_title, call) => {
  const error = await failureOf(call())
  expect(error).toMatchObject({ code: 'ERR_SERVER', message: 'An error occurred' })
  expect(error.cause).toBeInstanceOf(Error)
})

const fails: typeof globalThis.fetch = () => expect.fail('This must not be sent.')
const noText = Symbol('text') as unknown as string

function callTagged(tag: string) {
  // @ts-expect-error: the contract names the tags there are.
  return clientOn(fails).call('GET /member/index/:tag', { params: { tag } })
}

test('a network that fails is a network error with its cause', async () => {
  const cause = new TypeError('fetch failed')
  const error = await failureOf(clientOn(() => Promise.reject(cause)).call('GET /member/index'))
  expect(error).toMatchObject({ code: 'ERR_NETWORK', cause })
})

/** A network on which nothing ever comes back; only the abort ends it. */
const silence: typeof globalThis.fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

test.each([
  ['call', { body: { phone: '9' } }, 15_000],
  ['form', { body: new FormData() }, 120_000],
])('a %s without an answer ends as a network error in its time, and is not repeated', async (_title, input, ms) => {
  vi.useFakeTimers()
  try {
    const fetch = vi.fn(silence)
    const failed = failureOf(clientOn(fetch).call('POST /member/sms', input))
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ code: 'ERR_NETWORK' })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test.each([true, false])('a caller can give up (before the call: %s)', async isBefore => {
  const abort = new AbortController()
  if (isBefore) abort.abort()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    return silence(input, init)
  }
  const failed = failureOf(clientOn(fetch).call('GET /member/index', {}, { signal: abort.signal }))
  abort.abort()
  expect(await failed).toMatchObject({ code: 'ERR_FETCH' })
})

test('no redirect takes the token elsewhere', async () => {
  const { fetch, first } = wire(ok({}))
  await clientOn(fetch, signedIn).call('GET /member/detail')
  expect(first().init.redirect).toBe('error')
})

test('the types are those of the contract', async () => {
  const client = clientOn(wire(ok({ token: 'x' })).fetch)
  const { token } = await client.call('POST /member/otp/login', { body: { otp_id: 'a', code: '1' } })
  expect(token.length).toBe(1)
  // @ts-expect-error: the body is not optional here.
  const missing = () => client.call('POST /member/otp/login')
  // @ts-expect-error: this path does not exist.
  const unknown = () => client.call('GET /member/nowhere')
  expect([missing, unknown]).toHaveLength(2)
})
