import { openExchange, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let exchange: ReturnType<typeof openExchange>
beforeAll(async () => {
  world = await openWorld({ perMinute: { address: 20, caller: 5 }, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] })
  exchange = openExchange(world.url)
})
afterAll(async () => {
  exchange.close()
  await world.close()
})

async function ask(from: string, headers: Record<string, string> = {}) {
  const reply = await exchange.send({
    method: 'GET',
    path: '/member/detail',
    headers: { 'x-forwarded-for': from, ...headers },
  })
  return { status: reply.status, retryAfter: reply.headers['retry-after'], body: reply.bytes.toString() }
}

async function statuses(
  count: number,
  from: string | ((index: number) => string),
  headers: Record<string, string> = {},
) {
  const seen = []
  for (let index = 0; index < count; index++) {
    seen.push((await ask(typeof from === 'string' ? from : from(index), headers)).status)
  }
  return seen
}

describe('requests are counted', () => {
  test('by address: one too many in a minute is answered 429 with Retry-After, in the envelope', async () => {
    expect(new Set(await statuses(20, '203.0.113.1'))).toEqual(new Set([401]))
    world.clock.advance(20_000)
    const refused = await ask('203.0.113.1')
    expect([refused.status, refused.retryAfter]).toEqual([429, '40'])
    expect(JSON.parse(refused.body)).toEqual({
      status: false,
      data: 'Too many requests. Please wait a moment.',
      code: 'too_many_requests',
    })
    world.clock.advance(40_000)
    expect((await ask('203.0.113.1')).status).toBe(401)
  })

  test('and whose browser goes somewhere sees a page that says so in their language, with a way on', async () => {
    const browser = (path: string, cookie: string) =>
      exchange.send({
        method: 'GET',
        path,
        headers: { 'x-forwarded-for': '203.0.113.2', accept: 'text/html,*/*;q=0.8', cookie },
      })
    await statuses(20, '203.0.113.2')
    const page = await browser('/me?how="><script>', 'a=b; lang=tl')
    expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(page.bytes.toString()).toContain('<html lang="tl">')
    expect(page.bytes.toString()).toContain('<a href="">Subukan muli</a>')
    expect(page.bytes.toString()).not.toContain('<script>')
    expect((await browser('/', '')).bytes.toString()).toContain('Too many requests. Please wait a moment.')
    expect((await browser('/member/detail', '')).headers['content-type']).toMatch('application/json')
  })

  test('by caller, whichever addresses they come from', async () => {
    const ana = await world.player()
    const seen = await statuses(6, index => `203.0.113.${10 + index}`, { t: ana.token })
    expect(seen).toEqual([200, 200, 200, 200, 200, 429])
    expect((await ask('203.0.113.30')).status).toBe(401)
  })

  test('pictures and scripts apart, since a page brings dozens of them', async () => {
    async function file(path: string): Promise<number> {
      const headers = { 'x-forwarded-for': '203.0.113.77' }
      return (await exchange.send({ method: 'GET', path, headers })).status
    }
    for (let index = 0; index < 200; index++) expect(await file(`/img/${index}.webp`)).toBe(404)
    for (let index = 0; index < 200; index++) expect(await file(`/assets/${index}.js`)).toBe(404)
    expect(await file('/img/one-too-many.webp')).toBe(429)
    expect((await ask('203.0.113.77')).status).toBe(401)
  })

  test('an IPv6 network counts as one address, since its owner has all of it', async () => {
    const seen = await statuses(21, index => `2001:db8:1:2::${index + 1}`)
    expect(seen.filter(status => status === 429)).toHaveLength(1)
    expect((await ask('2001:db8:1:3::1')).status).toBe(401)
  })

  test('who is turned away is turned away before anything is looked up or read', async () => {
    await statuses(20, '203.0.113.99')
    const reply = await exchange.send({
      method: 'POST',
      path: '/member/sms',
      headers: { 'x-forwarded-for': '203.0.113.99', 'content-type': 'application/json', 'content-length': '25' },
      body: Buffer.from('{"phone":"9170009999"}   '),
    })
    expect(reply.status).toBe(429)
    expect(await (await fetch(`${world.sandboxUrl}/sms?to=9170009999`)).json()).toEqual([])
  })
})

describe('the address', () => {
  test('is the last one that no trusted proxy stands for, however many are put before it', async () => {
    const forged = await statuses(21, index => `198.51.100.${index}, 203.0.113.200, 10.1.2.3`)
    expect(forged.filter(status => status === 429)).toHaveLength(1)
  })

  test('is the same with a port behind it, in brackets, or written as IPv6', async () => {
    const forms = ['203.0.113.201', '203.0.113.201:4711', '[::ffff:203.0.113.201]:80', '::ffff:203.0.113.201']
    const seen = await statuses(21, index => forms[index % forms.length] ?? '')
    expect(seen.filter(status => status === 429)).toHaveLength(1)
    expect((await ask('203.0.113.202:4711')).status).toBe(401)
  })

  test('is that of the connection where a proxy passes on something that is none', async () => {
    const seen = await statuses(21, index => `not-an-address-${index}`)
    expect(seen.filter(status => status === 429)).toHaveLength(1)
  })

  test('is that of the connection for everyone else, whatever they claim', async () => {
    const alone = await openWorld({ perMinute: { address: 3, caller: 100 } })
    const seen = []
    for (let index = 0; index < 4; index++) {
      const headers = {
        'x-forwarded-for': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
      }
      seen.push((await fetch(`${alone.url}/healthz`, { headers })).status)
    }
    await alone.close()
    expect(seen).toEqual([200, 200, 200, 429])
  })
})
