import type { IncomingHttpHeaders } from 'node:http'
import { CallError, createClient } from '@saya/client'
import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** The headers of each request, as they arrived at the server. */
const arrived: IncomingHttpHeaders[] = []
let world: World
beforeAll(async () => {
  world = await openWorld({
    extend: ({ app }) =>
      app.addHook('onRequest', async req => {
        arrived.push(req.headers)
      }),
  })
})
afterAll(() => world.close())
beforeEach(() => {
  arrived.length = 0
})

interface Visitor {
  readonly token?: string
  readonly width?: number
  readonly ids?: Readonly<Record<string, string>>
}

/** The player app's own client, as a browser window of this width and with these ids would use it. */
function clientOf({ token = '', width = 360, ids = {} }: Visitor = {}) {
  let signedOut = 0
  const client = createClient({
    baseUrl: world.url,
    clock: world.clock,
    token: () => token,
    onSignedOut: () => void signedOut++,
    width: () => width,
    ids: () => ids,
  })
  return { client, timesSignedOut: () => signedOut }
}

async function headersOf(visitor: Visitor): Promise<IncomingHttpHeaders> {
  await clientOf(visitor).client.call('GET /member/platform/list')
  return arrived.at(-1) ?? {}
}

test.each([
  [320, '25'],
  [768, '25'],
  [769, '24'],
  [1280, '24'],
])('from a window %i wide the header d arrives as %s [NET-06]', async (width, d) => {
  expect((await headersOf({ width })).d).toBe(d)
})

test('the header lang arrives as en_US, whoever asks [NET-07]', async () => {
  expect((await headersOf({})).lang).toBe('en_US')
})

test('the header t arrives as the access token, and empty from a guest; the server knows the member by it [NET-08]', async () => {
  const ana = await world.player()
  const { client } = clientOf({ token: ana.token })
  expect((await client.call('GET /member/detail')).uid).toBe(String(ana.uid))
  expect(arrived.at(-1)?.t).toBe(ana.token)
  expect((await headersOf({})).t).toBe('')
})

test.each([
  ['an ad id and its client id', { 'ad-id': 'a1', 'adc-id': 'c1' }, ['ad-id', 'adc-id']],
  ['a client id alone', { 'adc-id': 'c1' }, []],
  ['nothing', {}, []],
])('where %s is known, the advert headers arrive so and only so [NET-09]', async (_known, ids, names) => {
  const headers = await headersOf({ ids: ids })
  expect(
    Object.keys(headers)
      .filter(name => name === 'ad-id' || name === 'adc-id')
      .sort(),
  ).toEqual(names)
})

test.each([
  ['a referral', { 're-id': 'r1', 'ch-id': 'h1' }, ['ch-id', 're-id']],
  ['nothing', {}, []],
])('where %s is known, the referral headers arrive so and only so [NET-10]', async (_known, ids, names) => {
  const headers = await headersOf({ ids: ids })
  expect(
    Object.keys(headers)
      .filter(name => name === 're-id' || name === 'ch-id')
      .sort(),
  ).toEqual(names)
})

test.each(['/game', '/finance', '/member', '/ocr', '/api/v2', '/promo'])(
  'the group %s lives on the origin of the app: even what is not there is answered in the envelope, in CBOR [NET-01]',
  async group => {
    const ana = await world.player()
    const asMember = clientOf({ token: ana.token }).client.call as unknown as (key: string) => Promise<unknown>
    const error = await asMember(`GET ${group}/not/there`).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'ERR_NOT_FOUND', message: 'Not found.' })
    expect(arrived.at(-1)?.accept).toBe('application/cbor')
  },
)

test('a refusal of the server becomes an error with the sentence of the server [NET-28]', async () => {
  const { client } = clientOf()
  const error = await client.call('POST /member/sms', { body: { phone: '123' } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect((error as CallError).message).toBe("Sorry, it's not a valid phone number, should be 10 digits")
})

test.each([
  ['that was signed out', async (token: string) => void (await ask(world, 'POST /member/logout', {}, { token }))],
  ['whose time is over', async () => world.clock.advance(7 * 24 * 3_600_000)],
])('a token %s is answered 401, which is an authentication error and clears the token [NET-25]', async (_how, end) => {
  const ana = await world.player()
  await end(ana.token)
  const { client, timesSignedOut } = clientOf({ token: ana.token })
  const error = await client.call('GET /member/detail').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'ERR_AUTH' })
  expect(timesSignedOut()).toBe(1)
})
