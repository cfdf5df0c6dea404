import { operation } from '@saya/contract/operation.ts'
import { done } from '@saya/contract/outcome.ts'
import { upload, uploadMostBytes } from '@saya/contract/upload.ts'
import { openWorld, type Player, type World } from '@saya/testing'
import { decode, encode } from 'cborg'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { createLog } from '../createLog.ts'
import { createServer } from './createServer.ts'
import { openDoor } from './openDoor.ts'
import { sharedAnswers } from './answer/sharedAnswers.ts'
import { openUploads } from './limit/uploads.ts'

const echo = operation({
  method: 'POST',
  path: '/member/test/echo',
  access: 'guest',
  summary: 'Says back what it was told, for tests alone',
  body: v.object({ text: v.string(), times: v.optional(v.union([v.string(), v.number()])) }),
  answer: v.object({ text: v.string() }),
  refusals: {},
})

const fill = operation({
  ...echo,
  path: '/member/test/form',
  encodings: ['form'],
})

const send = operation({
  method: 'POST',
  path: '/member/test/upload',
  access: 'member',
  encodings: ['multipart'],
  summary: 'Takes a file, for tests alone',
  body: v.object({ file: upload, note: v.optional(v.string()) }),
  answer: v.object({ bytes: v.number(), first: v.number(), type: v.string(), note: v.string() }),
  refusals: {},
})

/** Answers with what the contract does not promise, which is a mistake of ours. */
const broken = operation({ ...echo, path: '/member/test/broken' })

let world: World
let ana: Player
beforeAll(async () => {
  world = await openWorld({
    extend: ({ door }) =>
      door.open(
        { echo, fill, send, broken },
        {
          echo: async ({ body }) => done({ text: body.text }),
          fill: async ({ body }) => done({ text: body.text }),
          send: async ({ body: { file, note = '' } }) =>
            done({ bytes: file.bytes.length, first: file.bytes[0] ?? -1, type: file.claimedType, note }),
          broken: async () => done({ text: 7 as unknown as string }),
        },
      ),
  })
  ana = await world.player()
})
afterAll(() => world.close())

function post(path: string, body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) {
  return fetch(`${world.url}${path}`, { method: 'POST', body, headers })
}

test('a page asks for what guests or all members read alike, in its own language, and for nothing that is one member’s own', async () => {
  const reader = { brand: 'h5', network: '', language: 'tl' } as const
  const query = { query: {} }
  const goods = (await world.api.ask('GET /member/goods/list', query, reader)) as { d: { id: string; name: string }[] }
  expect(goods.d.find(({ id }) => id === 'folding-umbrella')?.name).toBe('Natutuping payong')
  await expect(world.api.ask('GET /member/filcoin/balance', {}, reader)).rejects.toThrow('no call that a page can make')
})

describe('encodings', () => {
  test('a call takes CBOR and answers CBOR, of a success and of a refusal alike [NET-02, NET-03, NET-28]', async () => {
    const headers = { 'content-type': 'application/cbor', accept: 'application/cbor' }
    const success = await post('/member/test/echo', encode({ text: 'Peña ₱5' }), headers)
    expect(success.headers.get('content-type')).toBe('application/cbor')
    expect(decode(new Uint8Array(await success.arrayBuffer()))).toEqual({ status: true, data: { text: 'Peña ₱5' } })
    const refused = await post('/member/test/echo', encode({}), headers)
    expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'application/cbor'])
    expect(decode(new Uint8Array(await refused.arrayBuffer()))).toEqual({
      status: false,
      data: 'Please check what you entered.',
      code: 'invalid_request',
      field: 'text',
    })
  })

  test.each([
    ['what is not said', undefined, 'application/json; charset=utf-8'],
    ['anything', '*/*', 'application/json; charset=utf-8'],
    ['CBOR by name', 'application/cbor', 'application/cbor'],
    ['CBOR rather than JSON', 'application/json;q=0.5, application/cbor', 'application/cbor'],
    ['JSON rather than CBOR', 'application/cbor;q=0.4, application/json;q=0.9', 'application/json; charset=utf-8'],
    ['both alike', 'application/json, application/cbor', 'application/cbor'],
    ['anything but CBOR', 'application/cbor;q=0, */*', 'application/json; charset=utf-8'],
    ['anything but JSON', 'application/json;q=0, application/*;q=0.1', 'application/cbor'],
  ])('who wants %s is answered in it', async (_wish, accept, type) => {
    const response = await post('/member/test/echo', '{"text":"x"}', {
      'content-type': 'application/json',
      ...(accept === undefined ? {} : { accept }),
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  })

  test.each([['text/html'], ['image/*'], ['application/cbor;q=0, application/json;q=0.000']])(
    'who takes only %s is told with 406 what there is',
    async accept => {
      const response = await post('/member/test/echo', '{"text":"x"}', { 'content-type': 'application/json', accept })
      expect(response.status).toBe(406)
      expect(await response.json()).toMatchObject({ status: false, code: 'not_acceptable' })
    },
  )

  test('a form is taken where the call says so, and answered 415 everywhere else', async () => {
    // What looks escaped behind the first decoding is a text like any other.
    const text = 'a b&c=ñ %41 %2541 \\u0041'
    const form = new URLSearchParams({ text })
    expect(await (await post('/member/test/form', form)).json()).toEqual({ status: true, data: { text } })
    expect((await post('/member/test/echo', form)).status).toBe(415)
    expect((await post('/member/sms', new URLSearchParams({ phone: '9171234567' }))).status).toBe(415)
    const json = await post('/member/test/form', '{"text":"x"}', { 'content-type': 'application/json' })
    expect(json.status).toBe(200)
  })

  test.each([
    ['a name twice', 'text=1&text=2'],
    ['a broken escape', 'text=%zz'],
    ['a NUL', 'text=%00'],
    ['a name of the prototype chain', 'text=1&__proto__=2'],
  ])('a form with %s is answered 400', async (_case, body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await post('/member/test/form', body, headers)
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'malformed_request'])
  })

  test('a body over 64 KiB is answered 413, told beforehand or not', async () => {
    const body = `{"text":"${'x'.repeat(65_536)}"}`
    expect((await post('/member/test/echo', body, { 'content-type': 'application/json' })).status).toBe(413)
    const stream = new Blob([body]).stream()
    const untold = await fetch(`${world.url}/member/test/echo`, {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    })
    expect(untold.status).toBe(413)
  })
})

describe('uploads', () => {
  function form(bytes: number, fields: Record<string, string> = {}): FormData {
    const made = new FormData()
    for (const [name, value] of Object.entries(fields)) made.set(name, value)
    made.set('file', new Blob([new Uint8Array(bytes).fill(137)], { type: 'image/png' }), 'id.png')
    return made
  }

  const upTo = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
    post('/member/test/upload', body, { t: ana.token, ...headers })

  test('a multipart upload arrives byte for byte, with its fields [NET-05]', async () => {
    const response = await upTo(form(200_000, { note: 'ñ' }))
    expect(await response.json()).toEqual({
      status: true,
      data: { bytes: 200_000, first: 137, type: 'image/png', note: 'ñ' },
    })
  })

  test('a file of 8 MiB is taken, and one of a byte more answered 413', async () => {
    expect((await upTo(form(uploadMostBytes))).status).toBe(200)
    const response = await upTo(form(uploadMostBytes + 1))
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'body_too_large'])
  })

  test('an upload far too large is refused by its told length, before it is read', async () => {
    expect((await upTo(form(uploadMostBytes + 200_000))).status).toBe(413)
  })

  test('without a token an upload is not read at all', async () => {
    expect((await post('/member/test/upload', form(1000))).status).toBe(401)
  })

  test('a second file, a field said twice and a field without end are refused', async () => {
    const two = form(10)
    two.set('other', new Blob(['x']), 'other.png')
    expect((await upTo(two)).status).toBe(413)
    const twice = form(10, { note: 'a' })
    twice.append('note', 'b')
    expect((await upTo(twice)).status).toBe(400)
    expect((await upTo(form(10, { note: 'x'.repeat(70_000) }))).status).toBe(400)
    const many = form(10, Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, 'x'])))
    expect((await upTo(many)).status).toBe(413)
  })

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with nothing in it', 'multipart/form-data; boundary=b', '--b--\r\n'],
    [
      'cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['that is no multipart', 'multipart/form-data; boundary=b', 'hello'],
    [
      'with a name of the prototype chain',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--b--\r\n',
    ],
    [
      'with a file where a field belongs',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="note"; filename="a"\r\n\r\nabc\r\n--b--\r\n',
    ],
  ])('an upload %s is answered 400', async (_case, type, body) => {
    const response = await upTo(body, { 'content-type': type })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: false })
  })

  test('a call that declares no upload answers one with 415', async () => {
    expect((await post('/member/test/echo', form(10))).status).toBe(415)
  })
})

test('an answer that breaks the contract is a fault of ours, and tells nothing of it', async () => {
  const response = await post('/member/test/broken', '{"text":"secret-text"}', { 'content-type': 'application/json' })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    status: false,
    data: 'Something went wrong on our side. Please try again.',
    code: 'unexpected',
  })
})

describe('while everything is closed', () => {
  test('every call is answered 503 with the notice, whoever asks, and the rest as ever', async () => {
    let isClosed = true
    const clock = { now: () => 0 }
    const app = createServer({
      clock,
      log: createLog('silent'),
      metrics: new Registry(),
      trustedProxies: [],
      perMinute: { address: 100, caller: 100 },
      countsLoopback: false,
    })
    const door = openDoor(app, {
      identify: async () => 'invalid_token',
      identifyStaff: async () => 'invalid_token',
      shared: sharedAnswers({ clock, version: async () => 1n }),
      idempotency: () => {
        throw new Error('No money moves here.')
      },
      maintenance: { settle: () => undefined, isOn: () => isClosed },
      uploads: openUploads({ clock, countsLoopback: false }),
      assertAnswers: true,
    })
    const list = operation({
      method: 'GET',
      path: '/member/test/list',
      access: 'guest',
      shared: true,
      summary: 'The same for everyone, for tests alone',
      answer: v.object({ text: v.string() }),
      refusals: {},
    })
    door.open(
      { echo, list },
      { echo: async ({ body }) => done({ text: body.text }), list: async () => done({ text: 'shared' }) },
    )
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const ask = () =>
      Promise.all([
        fetch(`${url}/member/test/list`),
        fetch(`${url}/member/test/echo`, {
          method: 'POST',
          body: '{"text":"x"}',
          headers: { 'content-type': 'application/json' },
        }),
      ])
    const closedSentence = 'We are under maintenance. Please try again later.'
    const closed = await ask()
    expect(closed.map(response => response.status)).toEqual([503, 503])
    expect(await closed[0].json()).toEqual({ status: false, data: closedSentence, code: 'maintenance' })
    isClosed = false
    expect((await ask()).map(response => response.status)).toEqual([200, 200])
    await app.close()
  })
})
