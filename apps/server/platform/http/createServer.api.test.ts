import { generalErrors } from '@saya/contract/general/errors.ts'
import { operation } from '@saya/contract/operation.ts'
import { done } from '@saya/contract/outcome.ts'
import { upload } from '@saya/contract/upload.ts'
import { openSocket, openWorld, splitAnswers, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'

const requestMs = 700
const uploadMs = 2500

const keep = operation({
  method: 'POST',
  path: '/member/test/keep',
  access: 'guest',
  encodings: ['multipart'],
  summary: 'Takes a file, for tests alone',
  body: v.object({ file: upload }),
  answer: v.object({ bytes: v.number() }),
  refusals: {},
})

let world: World
beforeAll(async () => {
  world = await openWorld({
    timeouts: { requestMs, uploadMs, checkMs: 100 },
    extend: ({ door }) => door.open({ keep }, { keep: async ({ body }) => done({ bytes: body.file.bytes.length }) }),
  })
})
afterAll(() => world.close())

afterEach(async () => {
  const { status } = await fetch(`${world.url}/healthz`)
  if (status !== 200) throw new Error(`The server is not healthy any more: ${status}.`)
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    world.api.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

function say(text: string, withinMs?: number) {
  const socket = openSocket(world.url)
  socket.write(text)
  return socket.heard(withinMs)
}

function post(path: string, body: string, headers = ''): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`

function envelopeOf(body: string): { status: unknown; data: unknown; code: unknown } {
  return JSON.parse(body) as { status: unknown; data: unknown; code: unknown }
}

describe('requests that ask for what we do not do', () => {
  test('a body packed on its way is refused, and an expectation that means nothing is passed over', async () => {
    const coded = (coding: string) =>
      `POST /member/sms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n` +
      `Transfer-Encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`
    async function codeOf(request: string) {
      const [answer] = splitAnswers((await say(request)).text)
      return [answer?.status, envelopeOf(answer?.body ?? '').code]
    }
    expect(await codeOf(coded('gzip, chunked'))).toEqual([415, 'unsupported_type'])
    expect(await codeOf(coded('Chunked'))).toEqual([400, 'phone_invalid'])
    const expecting = post('/member/sms', '{}', 'Expect: tea\r\nConnection: close\r\n')
    expect(await codeOf(expecting)).toEqual([400, 'phone_invalid'])
  })
})

describe('requests that do not arrive whole', () => {
  test('a body that stops in the middle ends by time-out with 408 in the envelope and a closed connection', async () => {
    const { text, isClosed } = await say(post('/member/sms', '{"phone":"9171234567"}').slice(0, -5))
    expect(isClosed).toBe(true)
    const [answer] = splitAnswers(text)
    expect(answer?.status).toBe(408)
    expect(envelopeOf(answer?.body ?? '')).toEqual({
      status: false,
      data: generalErrors.request_timeout.text[0],
      code: 'request_timeout',
    })
  })

  test('headers that come one letter at a time are given up too', async () => {
    const socket = openSocket(world.url)
    const drip = setInterval(() => socket.write('x'), 50)
    socket.write('GET /member/index HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const { text, isClosed } = await socket.heard()
    clearInterval(drip)
    expect(isClosed).toBe(true)
    expect(splitAnswers(text).map(answer => answer.status)).toEqual([408])
  })

  test('fifty slow bodies at once hold nothing back and leave nothing behind', async () => {
    const before = await connections()
    const slow = Array.from({ length: 50 }, () => say(post('/member/otp/login', '{"otp_id":"x"}').slice(0, -3)))
    const startedAt = performance.now()
    expect((await fetch(`${world.url}/member/index`)).status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(requestMs)
    expect((await Promise.all(slow)).every(({ isClosed }) => isClosed)).toBe(true)
    await expect.poll(connections, { timeout: 3000 }).toBeLessThanOrEqual(before + 1)
  })

  test.each([
    ['slower than other bodies', 1200, [200]],
    ['that stops', 60_000, []],
  ])('an upload %s has longer, and ends too, if only by a closed connection', async (_how, restAfterMs, statuses) => {
    const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--b--\r\n'
    const socket = openSocket(world.url)
    const head = `Host: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nConnection: close\r\nContent-Length: ${file.length}`
    socket.write(`POST /member/test/keep HTTP/1.1\r\n${head}\r\n\r\n${file.slice(0, 30)}`)
    const rest = setTimeout(() => socket.write(file.slice(30)), restAfterMs)
    const { text, isClosed } = await socket.heard()
    clearTimeout(rest)
    expect(isClosed).toBe(true)
    expect(splitAnswers(text).map(answer => answer.status)).toEqual(statuses)
  })

  test('a request that is broken off in its body does nothing and harms nobody', async () => {
    const whole = post('/member/sms', '{"phone":"9171230000"}')
    for (let missing = 1; missing <= 20; missing++) {
      const socket = openSocket(world.url)
      socket.write(whole.slice(0, -missing))
      await new Promise(resolve => setImmediate(resolve))
      socket.breakOff()
    }
    const sent = await (await fetch(`${world.sandboxUrl}/sms?to=9171230000`)).json()
    expect(sent).toEqual([])
  })
})

describe('several requests on one connection', () => {
  test('pipelined requests are answered in their order', async () => {
    const { text } = await say(get('/healthz') + get('/member/nothing') + get('/healthz', 'Connection: close\r\n'))
    expect(splitAnswers(text).map(answer => answer.status)).toEqual([200, 404, 200])
  })

  test('rubbish behind a good request is never taken for its answer', async () => {
    const { text, isClosed } = await say(`${get('/member/platform/list')}RUBBISH\r\n\r\n`)
    expect(isClosed).toBe(true)
    const answered = splitAnswers(text).map(({ status, body }) => [status, body.startsWith('{"status":true')])
    expect(answered).toEqual([[200, true]])
  })

  test('a body that was refused unread does not become the next request', async () => {
    const hidden = get('/healthz')
    const { text } = await say(
      `POST /member/sms HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}${get('/member/nothing', 'Connection: close\r\n')}`,
    )
    expect(splitAnswers(text).map(answer => answer.status)).toEqual([415, 404])
  })
})

describe('what is no proper HTTP', () => {
  const chunked = 'POST /member/sms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const hidden = get('/healthz')

  test.each([
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version that does not exist', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['a version that is no number', 'GET / HTTP/x\r\nHost: localhost\r\n\r\n'],
    ['a method that does not exist', 'FOO /member/index HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nnonsense\r\n\r\n'],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A : b\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\x00b\r\n\r\n'],
    ['two different lengths', `${chunked}Content-Length: 4\r\nContent-Length: 40\r\n\r\n{}${hidden}`],
    ['a length and chunks', `${chunked}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks and a length', `${chunked}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${hidden}`],
    ['a length that is no number', `${chunked}Content-Length: 4x\r\n\r\n{}  ${hidden}`],
    ['a negative length', `${chunked}Content-Length: -1\r\n\r\n${hidden}`],
    ['a length with a sign', `${chunked}Content-Length: +4\r\n\r\n{}  ${hidden}`],
    ['chunks that are not the last coding', `${chunked}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a coding nobody knows', `${chunked}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    [
      'a size of a chunk that is no number',
      `${chunked}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    ['a chunk longer than it says', `${chunked}Transfer-Encoding: chunked\r\n\r\n1\r\n{}}\r\n0\r\n\r\n${hidden}`],
    ['a header folded over two lines', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\r\n b\r\nX-B: c\x01\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n'],
  ])('%s is refused with 400 in the envelope, and what hides behind it is not carried out', async (_name, text) => {
    const heard = await say(text)
    expect(heard.isClosed).toBe(true)
    const answers = splitAnswers(heard.text)
    expect(answers.map(answer => answer.status)).toEqual([400])
    expect(envelopeOf(answers[0]?.body ?? '')).toMatchObject({ status: false, code: 'malformed_request' })
    expect(answers[0]?.head.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  test('headers without end are refused with 431 in the envelope', async () => {
    const { text, isClosed } = await say(get('/member/index', `X-Long: ${'x'.repeat(40_000)}\r\n`))
    expect(isClosed).toBe(true)
    const [answer] = splitAnswers(text)
    expect(answer?.status).toBe(431)
    expect(envelopeOf(answer?.body ?? '')).toMatchObject({ status: false, code: 'headers_too_large' })
  })

  test('HTTP/1.0 is still answered, once', async () => {
    const { text, isClosed } = await say('GET /healthz HTTP/1.0\r\n\r\n')
    expect(isClosed).toBe(true)
    expect(splitAnswers(text).map(answer => answer.status)).toEqual([200])
  })

  test('a tunnel is not opened', async () => {
    const { text, isClosed } = await say('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n')
    expect(isClosed).toBe(true)
    expect(text).not.toMatch(/HTTP\/1\.1 2/)
  })
})

describe('methods', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'SEARCH'])(
    '%s on a call is answered 405 with Allow',
    async method => {
      const { text } = await say(`${method} /member/sms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      const [answer] = splitAnswers(text)
      expect(answer?.status).toBe(405)
      expect(answer?.head.toLowerCase()).toContain('allow: post, options')
      expect(envelopeOf(answer?.body ?? '')).toMatchObject({ code: 'method_not_allowed' })
    },
  )

  test('CONNECT, which never becomes a request, is answered 405 in the envelope', async () => {
    const { text, isClosed } = await say('CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n')
    expect(isClosed).toBe(true)
    expect(splitAnswers(text).map(answer => [answer.status, envelopeOf(answer.body).code])).toEqual([
      [405, 'method_not_allowed'],
    ])
  })

  test('PROPFIND and others on any other address are answered 404 in the envelope', async () => {
    const { text } = await say('PROPFIND /somewhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(splitAnswers(text).map(answer => [answer.status, envelopeOf(answer.body).code])).toEqual([
      [404, 'not_found'],
    ])
  })

  test('OPTIONS tells the methods and opens nothing to other sites', async () => {
    const response = await fetch(`${world.url}/member/logout`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://other.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 't',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('POST, GET, OPTIONS')
    expect([...response.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  })

  test('HEAD is answered like GET without the body, and never where GET changes something', async () => {
    const head = await fetch(`${world.url}/member/platform/list`, { method: 'HEAD' })
    const whole = await fetch(`${world.url}/member/platform/list`, { headers: { 'accept-encoding': 'identity' } })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
    const ana = await world.player()
    const signOut = await fetch(`${world.url}/member/logout`, { method: 'HEAD', headers: { t: ana.token } })
    expect(signOut.status).toBe(405)
    const detail = await fetch(`${world.url}/member/detail`, { headers: { t: ana.token } })
    expect(detail.status).toBe(200)
  })
})
