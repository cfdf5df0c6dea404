import { ownAddresses } from '../http/request/ownAddresses.ts'
import { type EventEmitter, once } from 'node:events'
import { request, type Server } from 'node:http'
import { connect, createServer } from 'node:net'
import { ErrorWithReasonCode, type MqttClient } from 'mqtt'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { countUpgrades } from '../http/limit/countUpgrades.ts'
import type { Identity } from './signIns.ts'
import { connectStranger, listen, startBroker, tokenOf } from './startForTest.ts'

type World = Awaited<ReturnType<typeof startBroker>>

let world: World
const leaving: (() => unknown)[] = []

beforeEach(async () => {
  world = await startBroker()
})

afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
  await world.stop()
})

function page(uid: string, token?: () => string) {
  const listener = listen(world.url, uid, token)
  leaving.push(listener.stop)
  return listener
}

async function openPage(uid: string) {
  const listener = page(uid)
  await vi.waitFor(() => expect(listener.states.at(-1)).toBe('open'), 4000)
  return listener
}

async function stranger(uid: string, options = {}): Promise<MqttClient> {
  const client = await connectStranger(world.url, uid, options)
  client.on('error', () => {})
  leaving.push(() => client.endAsync(true))
  return client
}

const next = (client: MqttClient, event: string) => once(client as unknown as EventEmitter, event)

test('a member hears their own topic, on every page, and nobody else does', async () => {
  const [first, second, other] = await Promise.all([openPage('42'), openPage('42'), openPage('4')])
  await world.broker.publish('42', 'bonus')
  await vi.waitFor(() => expect([first.received, second.received]).toEqual([['bonus'], ['bonus']]))
  expect(other.received).toEqual([])
  expect(world.broker.isConnected('42')).toBe(true)
  expect(world.broker.isConnected('43')).toBe(false)
})

test("a stranger's client hears its own topic too, and acknowledges what it hears", async () => {
  const client = await stranger('42')
  await client.subscribeAsync('bonus_notify42', { qos: 1 })
  const heard = next(client, 'message')
  await world.broker.publish('42', 'bonus')
  const [topic, payload, packet] = (await heard) as [string, Buffer, { qos: number }]
  expect([topic, payload.toString(), packet.qos]).toEqual(['bonus_notify42', 'bonus', 1])
})

test.each([
  'bonus_notify43',
  'bonus_notify4',
  'bonus_notify',
  'bonus_notify42/x',
  'BONUS_NOTIFY42',
  '#',
  '+',
  '$SYS/#',
  '$SYS/+/new/clients',
])('the topic %s is refused to member 42, who stays connected', async topic => {
  const client = await stranger('42')
  await expect(client.subscribeAsync(topic, { qos: 1 })).rejects.toThrow('Unspecified error')
  expect(client.connected).toBe(true)
  await client.subscribeAsync('bonus_notify42', { qos: 1 })
})

test.each([0, 1, 2] as const)('publishing with quality %i ends the connection, and nobody hears it', async qos => {
  const listener = await openPage('42')
  const client = await stranger('42')
  const closed = next(client, 'close')
  client.publish('bonus_notify42', 'forged', { qos }, () => {})
  await closed
  await world.broker.publish('42', 'true')
  await vi.waitFor(() => expect(listener.received).toEqual(['true']))
})

test('a last will is never published', async () => {
  const listener = await openPage('42')
  const client = await stranger('42', { will: { topic: 'bonus_notify42', payload: Buffer.from('forged'), qos: 1 } })
  const { stream } = client as unknown as { stream: { destroy(): void } }
  const closed = next(client, 'close')
  stream.destroy()
  await closed
  await world.broker.publish('42', 'true')
  await vi.waitFor(() => expect(listener.received).toEqual(['true']))
})

test.each([
  ['a wrong token', { password: 'wrong' }],
  ["another member's token", { password: tokenOf('43') }],
  ['no token', { password: '' }],
  ['no name', { username: '' }],
])('%s is refused with the code for bad credentials', async (_title, options) => {
  const error = await connectStranger(world.url, '42', options).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ErrorWithReasonCode)
  expect(error).toMatchObject({ code: 4 })
  expect(world.broker.connectionCount()).toBe(0)
})

test('our page understands that its credentials are refused', async () => {
  const listener = page('42', () => 'wrong')
  await vi.waitFor(() => expect(listener.states).toEqual(['connecting', 'refused']))
})

test('a fault while identifying is no refusal: the page comes back', async () => {
  const faulty = await startBroker({ identify: () => Promise.reject(new Error('no database')) })
  leaving.push(faulty.stop)
  const listener = listen(faulty.url, '42')
  leaving.push(listener.stop)
  await vi.waitFor(() => expect(listener.states).toEqual(['connecting', 'waiting']))
  await vi.waitFor(() => expect(listener.sockets.length).toBe(2), 4000)
})

test('a killed socket is back and subscribed within 2 to 3 s [MSG-18]', async () => {
  const listener = await openPage('42')
  const killedAt = performance.now()
  listener.sockets[0]?.terminate()
  await vi.waitFor(() => expect(listener.states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']), {
    timeout: 4000,
    interval: 20,
  })
  const tookMs = performance.now() - killedAt
  expect(tookMs).toBeGreaterThan(1990)
  expect(tookMs).toBeLessThan(3000)
  await world.broker.publish('42', 'again')
  await vi.waitFor(() => expect(listener.received).toEqual(['again']))
})

test('500 messages arrive in order, none lost, each in a frame of its own', async () => {
  const listener = await openPage('42')
  const before = listener.frames()
  const sent = Array.from({ length: 500 }, (_, number) => `message ${number}`)
  await Promise.all(sent.map(payload => world.broker.publish('42', payload)))
  await vi.waitFor(() => expect(listener.received).toHaveLength(500), 4000)
  expect(listener.received).toEqual(sent)
  expect(listener.frames() - before).toBe(500)
})

test("ending a member ends all of their connections and nobody else's", async () => {
  const [first, second, other] = await Promise.all([openPage('42'), openPage('42'), openPage('43')])
  world.revoked.add('42')
  world.broker.disconnectMember('42')
  await vi.waitFor(() => expect([first.states.at(-1), second.states.at(-1)]).toEqual(['refused', 'refused']), 4000)
  expect(other.states).toEqual(['connecting', 'open'])
  expect(world.broker.isConnected('42')).toBe(false)
})

test('a page that is being identified while a session of its member ends is sent away, and comes back if its own still counts', async () => {
  const answers: ((identity: Identity | null) => void)[] = []
  const slow = await startBroker({ identify: () => new Promise(resolve => void answers.push(resolve)) })
  leaving.push(slow.stop)
  const refused = connectStranger(slow.url, '42').catch((thrown: unknown) => thrown)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  slow.broker.disconnectMember('42')
  answers[0]?.({ uid: '42', session: 'one' })
  expect(await refused).toMatchObject({ code: 3 })
  expect(slow.broker.isConnected('42')).toBe(false)
  const again = connectStranger(slow.url, '42')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.({ uid: '42', session: 'one' })
  await (await again).endAsync()
})

test('a member has eight connections at most; one that is replaced under its own name does not count', async () => {
  const clients = await Promise.all(Array.from({ length: 8 }, (_, index) => stranger('42', { clientId: `c${index}` })))
  await expect(connectStranger(world.url, '42', { clientId: 'ninth' })).rejects.toMatchObject({ code: 3 })
  await stranger('43')
  const replaced = next(clients[0] as MqttClient, 'close')
  await stranger('42', { clientId: 'c0' })
  await replaced
  await clients[1]?.endAsync()
  await vi.waitFor(() => connectStranger(world.url, '42', { clientId: 'ninth' }).then(client => client.endAsync()))
})

test('one member cannot end the connection of another by taking its name', async () => {
  const victim = await stranger('42', { clientId: 'same' })
  await stranger('43', { clientId: 'same' })
  await victim.subscribeAsync('bonus_notify42', { qos: 1 })
  expect(world.broker.connectionCount()).toBe(2)
})

test('a session is never kept for who is away', async () => {
  const away = await stranger('42', { clientId: 'stays', clean: false })
  await away.subscribeAsync('bonus_notify42', { qos: 1 })
  await away.endAsync()
  await vi.waitFor(() => expect(world.broker.isConnected('42')).toBe(false))
  await world.broker.publish('42', 'missed')
  const back = await stranger('42', { clientId: 'stays', clean: false })
  const heard: string[] = []
  back.on('message', (_topic, payload) => heard.push(payload.toString()))
  await back.subscribeAsync('bonus_notify42', { qos: 1 })
  await world.broker.publish('42', 'heard')
  await vi.waitFor(() => expect(heard).toEqual(['heard']))
})

test('connections beyond the overall limit are turned away', async () => {
  const small = await startBroker({ limits: { overall: 1 } })
  leaving.push(small.stop)
  const client = await connectStranger(small.url, '42')
  leaving.push(() => client.endAsync(true))
  expect(await statusOf(small.port, {})).toBe(503)
})

test('an address that asks for too many in a minute is turned away, whatever else it may ask', async () => {
  const clock = { now: () => 0 }
  const limits = { perMinute: { address: 2, caller: 1 }, countsLoopback: false, trustedProxies: ['127.0.0.1'] }
  const counting = await startBroker({ isTooMany: countUpgrades({ clock, ...limits }) })
  leaving.push(counting.stop)
  const from = (address: string) => statusOf(counting.port, { 'x-forwarded-for': address })
  expect([await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.1')]).toEqual([101, 101, 429])
  expect(await from('203.0.113.2')).toBe(101)
  for (let count = 0; count < 4; count++) expect(await from('not an address')).toBe(101)
})

/** What the door answers to a request for a WebSocket with these headers. */
async function statusOf(port: number, headers: Record<string, string>, path = '/mqtt'): Promise<number> {
  const wanted = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'mqtt',
    ...headers,
  }
  const req = request({ port, host: '127.0.0.1', path, headers: wanted }).end()
  return new Promise((resolve, reject) => {
    req.on('upgrade', (res, socket) => {
      socket.destroy()
      resolve(res.statusCode ?? 0)
    })
    req.on('response', res => resolve(res.statusCode ?? 0))
    req.on('error', reject)
  })
}

test.each<[string, number, Record<string, string>]>([
  ['no origin', 101, {}],
  ['the origin of the host asked', 101, { host: 'play.example.test', origin: 'https://play.example.test' }],
  ['an origin of ours', 101, { origin: 'https://slots.example.test' }],
  ['another origin', 403, { origin: 'https://evil.example.test' }],
  ['an origin that only begins like ours', 403, { origin: 'https://slots.example.test.evil.test' }],
  ['the origin null', 403, { origin: 'null' }],
  ['another protocol', 400, { 'sec-websocket-protocol': 'chat' }],
  ['a key that is none', 400, { 'sec-websocket-key': 'x' }],
  ['a version that is none', 400, { 'sec-websocket-version': '7' }],
  ['several protocols', 101, { 'sec-websocket-protocol': 'mqttv3.1, mqtt' }],
])('a page with %s is answered %i', async (_title, status, headers) => {
  const strict = await startBroker({ addresses: { ...ownAddresses([]), origins: ['https://slots.example.test'] } })
  leaving.push(strict.stop)
  expect(await statusOf(strict.port, headers)).toBe(status)
})

async function offering(protocol: string, method = 'GET', body = '') {
  const socket = connect(world.port, '127.0.0.1')
  const length = body ? `Content-Length: ${body.length}\r\n` : ''
  socket.write(
    `${method} /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n${length}\r\n${body}`,
  )
  let heard = ''
  socket.on('data', part => (heard += String(part)))
  await once(socket, 'close')
  return heard.split('\r\n')[0]
}

test('a client that offers another protocol, such as HTTP/2, is answered as if it had not', async () => {
  expect(await offering('h2c')).toBe('HTTP/1.1 200 OK')
  expect(await offering('h2c', 'HEAD')).toBe('HTTP/1.1 200 OK')
  expect(await offering('h2c', 'POST', 'words')).toBe('HTTP/1.1 400 Bad Request')
})

test.each(['/', '/mqttx', '//', '/other?x=/mqtt'])('the path %s is no broker', async path => {
  expect(await statusOf(world.port, {}, path)).toBe(404)
})

test.each([
  ['text', (socket: WebSocket) => socket.send('hello')],
  ['a frame beyond the limit', (socket: WebSocket) => socket.send(Buffer.alloc(5000))],
  ['no MQTT', (socket: WebSocket) => socket.send(Buffer.alloc(100, 0xff))],
])('who sends %s is cut off, and the broker goes on', async (_title, send) => {
  const socket = new WebSocket(world.url, 'mqtt')
  socket.on('error', () => {})
  await once(socket, 'open')
  const closed = once(socket, 'close')
  send(socket)
  await closed
  await openPage('42')
})

test('who never signs in is cut off', async () => {
  const hasty = await startBroker({ limits: { connectMs: 200 } })
  leaving.push(hasty.stop)
  const socket = new WebSocket(hasty.url, 'mqtt')
  await once(socket, 'open')
  await once(socket, 'close')
})

test('who never signs in and never says goodbye is cut off soon after, and so is who was refused', async () => {
  const hasty = await startBroker({ limits: { connectMs: 200 } })
  leaving.push(hasty.stop)
  const beganAtMs = performance.now()
  for (const path of ['/mqtt', '/elsewhere']) {
    // Half a client: it asks for a WebSocket, and reads and writes nothing from then on.
    const socket = connect({ port: hasty.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${hasty.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}\r\n` +
        'Sec-WebSocket-Protocol: mqtt\r\n\r\n',
    )
    socket.on('error', () => {})
    socket.resume()
    await once(socket, 'end')
    await vi.waitFor(() => hasNobody(hasty.server), { timeout: 6000, interval: 100 })
  }
  expect(performance.now() - beganAtMs).toBeLessThan(10_000)
})

function hasNobody(server: Server): Promise<void> {
  return new Promise((resolve, reject) =>
    server.getConnections((_error, count) => (count === 0 ? resolve() : reject(new Error(`${count} are there.`)))),
  )
}

test('a slow reader is cut off, and holds nobody up', async () => {
  const listener = await openPage('42')
  const slow = await openPage('42')
  slow.sockets[0]?.pause()
  const payload = 'x'.repeat(60_000)
  const startedAt = performance.now()
  for (let count = 0; count < 400; count++) await world.broker.publish('42', payload)
  expect(performance.now() - startedAt).toBeLessThan(5000)
  await vi.waitFor(() => expect(world.broker.connectionCount()).toBe(1), 4000)
  await vi.waitFor(() => expect(listener.received).toHaveLength(400), 4000)
  expect(slow.received.length).toBeLessThan(400)
  slow.sockets[0]?.terminate()
})

test('a line that dies without a word is noticed by its unanswered ping, and replaced', async () => {
  // A proxy that forwards, and from one moment on only swallows.
  let isDead = false
  const proxy = createServer(near => {
    const far = connect(world.port, '127.0.0.1')
    near.on('error', () => {}).on('data', bytes => isDead || far.write(bytes))
    far.on('error', () => {}).on('data', bytes => isDead || near.write(bytes))
    leaving.push(() => near.destroy() && far.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  leaving.push(() => proxy.close())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const listener = listen(`ws://127.0.0.1:${(proxy.address() as { port: number }).port}/mqtt`, '42')
    leaving.unshift(listener.stop)
    await until(() => listener.states.at(-1) === 'open')
    isDead = true
    await vi.advanceTimersByTimeAsync(40_000)
    expect(listener.states.at(-1)).toBe('waiting')
    isDead = false
    await vi.advanceTimersByTimeAsync(2000)
    await until(() => listener.states.at(-1) === 'open')
  } finally {
    vi.useRealTimers()
  }
})

/** Waits in real turns of the event loop while the timers stand still. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200_000 && !isSo(); turn++) await new Promise(resolve => setImmediate(resolve))
  expect(isSo()).toBe(true)
}

test('a broker that closes says so to everyone and takes no more', async () => {
  const listener = await openPage('42')
  await world.broker.close()
  await vi.waitFor(() => expect(listener.states).toContain('waiting'))
  expect(await statusOf(world.port, {})).toBe(503)
  expect(world.broker.connectionCount()).toBe(0)
})
