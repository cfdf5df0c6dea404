import { connect } from 'node:net'
import { buildForTest, depositTools, openExchange, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownAddresses } from './ownAddresses.ts'

let world: World
let exchange: ReturnType<typeof openExchange>
let ana: Player
beforeAll(async () => {
  await buildForTest()
  const addresses = ownAddresses(['https://saya.test', 'https://slots.saya.test'], {
    further: ['https://calls.saya.test'],
  })
  world = await openWorld({ pages: true, addresses })
  exchange = openExchange(world.url)
  ana = await world.player({ kyc: 'fully_kyc' })
})
afterAll(async () => {
  exchange.close()
  await world.close()
})

const browser = 'text/html,*/*'

async function get(path: string, host: string, headers: Record<string, string> = {}) {
  const { status, headers: told, bytes } = await exchange.send({ method: 'GET', path, headers: { ...headers, host } })
  return { status, policy: String(told['content-security-policy']), text: bytes.toString() }
}

describe('a host that is none of ours', () => {
  test.each([
    ['/', browser],
    ['/office/', browser],
    ['/member/index', 'application/json'],
    ['/app/qr.svg', '*/*'],
    ['/img/icons/icon-192.png', '*/*'],
    ['/nowhere', '*/*'],
  ])('is refused at %s, and its name is nowhere in the answer', async (path, accept) => {
    for (const host of ['evil.example', 'saya.test.evil.example', 'saya.test:8080', '127.0.0.1']) {
      const { status, policy, text } = await get(path, host, { accept })
      expect([host, status]).toEqual([host, 421])
      expect(policy + text).not.toContain(host)
    }
  })

  test('is told so by its code, in the language of its reader', async () => {
    const { text } = await get('/member/index', 'evil.example', { accept: 'application/json', cookie: 'lang=tl' })
    expect(JSON.parse(text)).toEqual({
      status: false,
      code: 'foreign_host',
      data: 'Hindi ito ang address ng serbisyong ito.',
    })
  })

  test.each(['/rgs/v1/bet', '/hub88/games/transaction/bet', '/pam/bet', '/finance/events/paymongo'])(
    'is refused at %s, where machines ask',
    async path => {
      const headers = { host: 'evil.example', 'content-type': 'application/json' }
      const { status } = await exchange.send({ method: 'POST', path, headers, body: Buffer.from('{}') })
      expect(status).toBe(421)
    },
  )

  test('hears nothing of the feed', async () => {
    const { port } = new URL(world.url)
    const socket = connect(Number(port), '127.0.0.1')
    const heard = new Promise<string>(resolve => socket.once('data', bytes => resolve(bytes.toString())))
    socket.write(
      'GET /mqtt HTTP/1.1\r\nHost: evil.example\r\nOrigin: https://evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n',
    )
    expect(await heard).toMatch(/^HTTP\/1\.1 421 /)
    socket.destroy()
  })
})

test('our own hosts are answered, and machines that look after the server by whatever they call it', async () => {
  for (const host of ['saya.test', 'SLOTS.saya.test', 'saya.test:443']) expect((await get('/', host)).status).toBe(200)
  expect((await get('/member/index', 'calls.saya.test')).status).toBe(200)
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await get(path, '10.0.0.7:8080')).status).toBe(200)
})

test('policies of pages and office name the host that is set', async () => {
  for (const path of ['/', '/office/']) {
    const { policy } = await get(path, 'SLOTS.saya.test:443', { accept: browser })
    expect(policy).toContain("connect-src 'self' ws://slots.saya.test wss://slots.saya.test")
  }
})

test.each([
  ['slots.saya.test', 'https://slots.saya.test/'],
  ['saya.test', 'https://saya.test/'],
  ['calls.saya.test', 'https://saya.test/'],
])('whoever asked at %s comes back from the gateway to %s', async (host, origin) => {
  const sent = await exchange.send({
    method: 'POST',
    path: '/finance/payment/deposit',
    headers: { host, t: ana.token, 'content-type': 'application/json', 'idempotency-key': host },
    body: Buffer.from(JSON.stringify({ amount: '150', pid: 'gcash' })),
  })
  const { data } = JSON.parse(sent.bytes.toString()) as { data: { pay_url: string } }
  expect((await depositTools(world).act(data.pay_url, { act: 'leave' })).startsWith(origin)).toBe(true)
})

describe('an office with a host of its own', () => {
  let apart: World
  let there: ReturnType<typeof openExchange>
  beforeAll(async () => {
    apart = await openWorld({
      pages: true,
      addresses: ownAddresses(['https://saya.test'], { office: 'https://desk.saya.test' }),
    })
    there = openExchange(apart.url)
  })
  afterAll(async () => {
    there.close()
    await apart.close()
  })

  const statusAt = async (host: string, path: string) =>
    (await there.send({ method: 'GET', path, headers: { host, accept: browser } })).status

  test('is there, with the pictures that it shows, and nowhere else', async () => {
    const asset = /\/office\/assets\/[\w.-]+\.js/.exec(
      (
        await there.send({ method: 'GET', path: '/office/', headers: { host: 'desk.saya.test', accept: browser } })
      ).bytes.toString(),
    )?.[0]
    for (const path of ['/office/', asset ?? '', '/img/icons/icon-192.png']) {
      expect([path, await statusAt('desk.saya.test', path)]).toEqual([path, 200])
    }
    expect(await statusAt('desk.saya.test', '/office/api/adjustment/list')).toBe(401)
    for (const path of ['/office', '/office/', asset ?? '', '/office/api/adjustment/list', '/office?x=1']) {
      expect([path, await statusAt('saya.test', path)]).toEqual([path, 404])
    }
  })

  test('is found at no other host, however its address is spelled', async () => {
    const spellings = ['/%6Fffice/', '/offic%65/api/adjustment/list', 'http://saya.test/office/api/adjustment/list']
    for (const path of [...spellings, 'http://desk.saya.test/office/', '/%6fffice/api/adjustment/list?a=/office']) {
      expect([path, await statusAt('saya.test', path)]).toEqual([path, 404])
    }
    const signIn = { method: 'POST', path: '/%6Fffice/api/sign-in', headers: { host: 'saya.test' } }
    expect((await there.send(signIn)).status).toBe(404)
    for (const path of ['/%6Dember/index', 'http://desk.saya.test/member/index', '/office/../member/index'])
      expect([path, await statusAt('desk.saya.test', path)]).not.toEqual([path, 401])
  })

  test('answers nothing of the players’ product there, and leads whoever asks for its root to the office', async () => {
    for (const path of ['/member/index', '/s-game/category/Slot', '/officer', '/my']) {
      expect([path, await statusAt('desk.saya.test', path)]).toEqual([path, 404])
    }
    expect(await statusAt('desk.saya.test', '/')).toBe(302)
    expect(await statusAt('saya.test', '/')).toBe(200)
  })

  test('is named in its policy, and its origin is one of ours', async () => {
    const { headers } = await there.send({
      method: 'GET',
      path: '/office/',
      headers: { host: 'desk.saya.test', accept: browser },
    })
    expect(String(headers['content-security-policy'])).toContain(
      "connect-src 'self' ws://desk.saya.test wss://desk.saya.test",
    )
  })
})
