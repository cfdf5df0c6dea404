import { randomUUID } from 'node:crypto'
import { readKey, rppHeaders, signRequest } from '@saya/rpp'
import { openSocket, openWorld, splitAnswers, testGame, testProviders, testSecrets, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostUnproven } from './strangers.ts'

/** The short way of a plain call, and the long one of all others. */
let world: World
let throughFastify = 0
beforeAll(async () => {
  world = await openWorld({
    trustedProxies: ['127.0.0.1'],
    timeouts: { requestMs: 700, uploadMs: 2500, checkMs: 100 },
    extend: ({ app }) =>
      app.addHook('onRequest', async () => {
        throughFastify++
      }),
  })
  await world.link('rpp')
  // The first call waits for the providers to be read, which is not the short way.
  await say(written(await newBet(), { headers: last }))
})
afterAll(() => world.close())
beforeEach(() => {
  throughFastify = 0
})

async function newBet() {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 1_000_000n)
  const names = { request_id: randomUUID(), tx_id: randomUUID(), round_id: randomUUID(), game_code: testGame }
  const session_token = await world.gameSession(uid, 'rpp')
  const ts = Math.floor(world.clock.now() / 1000)
  return JSON.stringify({
    ...names,
    player_ref: String(uid),
    session_token,
    currency: 'PHP',
    amount: '1',
    round_closed: false,
    ts,
  })
}

interface Writing {
  readonly line?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly write?: (body: string) => string
  readonly secret?: Uint8Array
}

const asOne = (body: string) => `content-length: ${body.length}\r\n\r\n${body}`
const inChunks = (body: string) =>
  `transfer-encoding: chunked\r\n\r\n5\r\n${body.slice(0, 5)}\r\n${(body.length - 5).toString(16)}\r\n${body.slice(5)}\r\n0\r\n\r\n`

function written(body: string, { line, headers = {}, write = asOne, secret = testSecrets[0] }: Writing = {}): string {
  const timestamp = String(Math.floor(world.clock.now() / 1000))
  const nonce = randomUUID()
  const signed = { method: 'POST', path: '/rgs/v1/bet', timestamp, nonce, body }
  const all = {
    host: 'localhost',
    'content-type': 'application/json',
    [rppHeaders.partner]: testProviders.rpp.code,
    [rppHeaders.keyId]: 'k1',
    [rppHeaders.timestamp]: timestamp,
    [rppHeaders.nonce]: nonce,
    [rppHeaders.signature]: signRequest(readKey(secret), signed),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line ?? 'POST /rgs/v1/bet HTTP/1.1'}\r\n${lines.join('')}${write(body)}`
}

async function say(...texts: readonly string[]) {
  const socket = openSocket(world.url)
  for (const text of texts) {
    socket.write(text)
    await new Promise(resolve => setTimeout(resolve, 30))
  }
  return splitAnswers((await socket.heard()).text)
}

/** Everything but the values that belong to one answer alone. */
const shapeOf = ({ status, head }: { readonly status: number; readonly head: string }) => ({
  status,
  names: head
    .split('\r\n')
    .slice(1)
    .map(line => line.replace(/^(x-rpp-\w+|date|content-length):.*/i, '$1').toLowerCase())
    .sort(),
})

const last = { connection: 'close' }

describe('a bet', () => {
  test.each<[string, Writing]>([
    ['plainly', { headers: last }],
    ['with a charset', { headers: { ...last, 'content-type': 'application/json; charset=utf-8' } }],
  ])('that is written %s goes the short way', async (_how, writing) => {
    const [answer] = await say(written(await newBet(), writing))
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('"status":"OK","balance":"99.0000"') })
    expect(throughFastify).toBe(0)
  })

  test.each<[string, Writing]>([
    ['in chunks', { headers: last, write: inChunks }],
    ['as another type', { headers: { ...last, 'content-type': 'text/plain' } }],
    ['as JSON in another charset', { headers: { ...last, 'content-type': 'application/json; charset=latin1' } }],
    ['as if it were packed', { headers: { ...last, 'content-encoding': 'identity' } }],
    ['in the HTTP of before', { line: 'POST /rgs/v1/bet HTTP/1.0' }],
  ])('that is written %s goes the long way and is answered alike', async (_how, writing) => {
    const body = await newBet()
    const [plain] = await say(written(body, { headers: last }))
    throughFastify = 0
    const [other] = await say(written(body, writing))
    expect(throughFastify).toBe(1)
    if (!plain || !other) throw new Error('Nothing was answered.')
    expect(shapeOf(other)).toEqual(shapeOf(plain))
    expect(other.body).toBe(plain.body.replace('"replayed":false', '"replayed":true'))
  })

  test('that arrives in pieces, or in one piece with the next, is answered in its turn', async () => {
    const [one, next, third] = [await newBet(), await newBet(), await newBet()]
    const text = written(one)
    const both = written(next) + written(third, { headers: last })
    const answers = await say(text.slice(0, 40), text.slice(40, -300), text.slice(-300, -5), text.slice(-5), both)
    const ids = [one, next, third].map(body => (JSON.parse(body) as { request_id: string }).request_id)
    expect(answers.map(({ body }) => (JSON.parse(body) as { request_id: string }).request_id)).toEqual(ids)
    expect(throughFastify).toBe(0)
  })

  test('whose body stops in the middle ends by time-out, and nothing of it happened', async () => {
    const body = await newBet()
    const [answer] = await say(written(body).slice(0, -5))
    expect(answer).toMatchObject({ status: 408, body: expect.stringContaining('request_timeout') })
    const [again] = await say(written(body, { headers: last }))
    expect(again?.body).toContain('"replayed":false')
  })

  test.each<[string, Writing, number]>([
    ['for two hosts', { headers: { ...last, Host: 'elsewhere' } }, 400],
    ['of two lengths', { headers: { ...last, 'Content-Length': '5' } }, 400],
    ['of a length and in chunks', { headers: { ...last, 'Transfer-Encoding': 'chunked' } }, 400],
    ['that is too large', { headers: last, write: body => asOne(body + ' '.repeat(20_000)) }, 413],
  ])('%s is refused', async (_how, writing, status) => {
    const body = await newBet()
    expect(await say(written(body, writing))).toMatchObject([{ status }])
    const [again] = await say(written(body, { headers: last }))
    expect(again?.body).toContain('"replayed":false')
  })

  test('is counted by its route, whichever way it went', async () => {
    const counted = async () =>
      Number(
        /http_request_seconds_count\{[^}]*route="\/rgs\/v1\/bet",status="200"\} (\d+)/.exec(await figures())?.[1] ?? 0,
      )
    const figures = async () => (await fetch(`${world.url}/metrics`)).text()
    const before = await counted()
    const body = await newBet()
    await say(written(body, { headers: last }))
    await say(written(body, { headers: last, write: inChunks }))
    expect(await counted()).toBe(before + 2)
  })
})

test('who proves nothing is counted by the address that the proxy names, whichever way they come', async () => {
  const body = await newBet()
  const forged = (address: string, write = asOne) =>
    say(written(body, { secret: testSecrets[1], headers: { ...last, 'x-forwarded-for': address }, write }))
  for (let sent = 0; sent <= mostUnproven; sent += 43) {
    await Promise.all(Array.from({ length: 43 }, () => forged('203.0.113.5')))
  }
  expect(throughFastify).toBe(0)
  expect(await forged('203.0.113.5')).toMatchObject([{ status: 429 }])
  expect(await forged('203.0.113.5', inChunks)).toMatchObject([{ status: 429 }])
  expect(await forged('203.0.113.6')).toMatchObject([{ status: 401 }])
  expect((await say(written(body, { headers: { ...last, 'x-forwarded-for': '203.0.113.5' } })))[0]?.body).toContain(
    'OK',
  )
})
