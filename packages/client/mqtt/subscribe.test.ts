import { bonusTopic } from '@saya/contract/realtime/bonusTopic.ts'
import { changeTopic } from '@saya/contract/realtime/changeTopic.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FeedState, subscribe } from './subscribe.ts'

const connack = (code: number) => [0x20, 2, 0, code]
const suback = (code: number) => [0x90, 3, 0, 1, code]

/** A stand-in for the browser's socket and for the broker behind it. */
class FakeSocket {
  binaryType = ''
  readyState = 0
  isClosed = false
  readonly sent: string[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_event: { data: unknown }) => {}

  send(bytes: Uint8Array): void {
    this.sent.push(Buffer.from(bytes).toString('hex'))
  }

  close(): void {
    this.isClosed = true
  }

  open(): void {
    this.readyState = 1
    this.onopen()
  }

  receive(...bytes: number[]): void {
    this.onmessage({ data: Uint8Array.from(bytes).buffer })
  }

  types(): string[] {
    return this.sent.map(packet => packet.slice(0, 2))
  }
}

let sockets: FakeSocket[] = []
let states: FeedState[] = []
let received: string[] = []
let token = 'T1'

function start(): () => void {
  return subscribe({
    url: 'wss://play.example.test/mqtt',
    uid: '42',
    topics: [bonusTopic('42'), changeTopic('42')],
    token: () => token,
    clientId: 'page',
    onMessage: (payload, topic) => received.push(`${topic}: ${Buffer.from(payload).toString()}`),
    onState: state => states.push(state),
    openSocket: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
  })
}

const socketAt = (index: number) => sockets.at(index) ?? expect.fail('There is no such socket.')

function signIn(socket = socketAt(-1)): FakeSocket {
  socket.open()
  socket.receive(...connack(0))
  socket.receive(...suback(1))
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  states = []
  received = []
  token = 'T1'
})

afterEach(() => {
  vi.useRealTimers()
})

test("the feed subscribes to the member's own topic, the prefix and the uid [MSG-15]", () => {
  start()
  const { sent } = signIn()
  expect(Buffer.from(sent[0] ?? '', 'hex').toString('latin1')).toMatch(/page.*42.*T1$/s)
  expect(Buffer.from(sent[1] ?? '', 'hex').toString('latin1')).toContain('bonus_notify42')
  expect(Buffer.from(sent[1] ?? '', 'hex').toString('latin1')).toContain('change_notify42')
  expect(states).toEqual(['connecting', 'open'])
})

test('a message is handed over and acknowledged, one of quality 0 is only handed over', () => {
  start()
  const socket = signIn()
  socket.receive(0x32, 7, 0, 1, 97, 0, 9, 104, 105)
  socket.receive(0x30, 5, 0, 1, 97, 104, 111)
  expect(received).toEqual(['a: hi', 'a: ho'])
  expect(socket.sent.slice(2)).toEqual(['40020009'])
})

test('a lost line is opened again every 2 s and subscribed again, with the token of that moment [MSG-18]', () => {
  start()
  signIn().onclose()
  token = 'T2'
  for (let time = 2; time < 6; time++) {
    vi.advanceTimersByTime(1999)
    expect(sockets).toHaveLength(time - 1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(time)
    if (time < 5) socketAt(-1).onclose()
  }
  const { sent } = signIn()
  expect(Buffer.from(sent[0] ?? '', 'hex').toString('latin1')).toMatch(/T2$/)
  expect(sent[1]).toMatch(/^82/)
  expect(states.at(-1)).toBe('open')
})

test.each([
  ['the socket does not open', () => {}],
  ['the broker does not answer', () => socketAt(-1).open()],
  [
    'the subscription is not answered',
    () => {
      socketAt(-1).open()
      socketAt(-1).receive(...connack(0))
    },
  ],
])('when %s within 4 s, the connection is given up and tried again [MSG-18]', (_title, begin) => {
  start()
  begin()
  vi.advanceTimersByTime(3999)
  expect(socketAt(0).isClosed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(socketAt(0).isClosed).toBe(true)
  expect(states).toEqual(['connecting', 'waiting'])
  vi.advanceTimersByTime(2000)
  expect(sockets).toHaveLength(2)
})

test('a ping goes out every 20 s, and an answer keeps the line', () => {
  start()
  const socket = signIn()
  for (let time = 0; time < 5; time++) {
    vi.advanceTimersByTime(20_000)
    socket.receive(0xd0, 0)
  }
  expect(socket.types().slice(2)).toEqual(['c0', 'c0', 'c0', 'c0', 'c0'])
  expect(socket.isClosed).toBe(false)
})

test('a ping that nothing answers ends the line, although the socket never says so', () => {
  start()
  const socket = signIn()
  vi.advanceTimersByTime(40_000)
  expect(socket.isClosed).toBe(true)
  vi.advanceTimersByTime(2000)
  expect(sockets).toHaveLength(2)
  socket.onclose()
  socket.receive(0x30, 5, 0, 1, 97, 104, 111)
  expect(received).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(sockets).toHaveLength(2)
})

test.each([
  ['credentials', () => socketAt(-1).receive(...connack(4))],
  ['permission', () => socketAt(-1).receive(...connack(5))],
  [
    'the topic',
    () => {
      socketAt(-1).receive(...connack(0))
      socketAt(-1).receive(...suback(128))
    },
  ],
])('refused %s are told and never tried again', (_title, refuse) => {
  start()
  socketAt(-1).open()
  refuse()
  expect(states).toEqual(['connecting', 'refused'])
  socketAt(-1).onclose()
  vi.advanceTimersByTime(600_000)
  expect(sockets).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a broker that knows but one of the topics is listened to', () => {
  start()
  socketAt(-1).open()
  socketAt(-1).receive(...connack(0))
  socketAt(-1).receive(0x90, 4, 0, 1, 1, 128)
  expect(states).toEqual(['connecting', 'open'])
})

test('a broker that is not available for now is tried again', () => {
  start()
  socketAt(-1).open()
  socketAt(-1).receive(...connack(3))
  vi.advanceTimersByTime(2000)
  expect(sockets).toHaveLength(2)
})

test.each([
  ['text', 'hello'],
  ['no MQTT', Uint8Array.of(0x30, 255, 255, 255, 127).buffer],
])('a server that sends %s is left and tried again', (_title, data) => {
  start()
  signIn().onmessage({ data })
  expect(socketAt(0).isClosed).toBe(true)
  vi.advanceTimersByTime(2000)
  expect(sockets).toHaveLength(2)
})

test.each([
  ['connecting', () => {}],
  ['open', () => signIn()],
  ['waiting', () => signIn().onclose()],
])('stopping while %s ends it for good', (_title, begin) => {
  const stop = start()
  begin()
  stop()
  vi.advanceTimersByTime(600_000)
  expect(sockets).toHaveLength(1)
  expect(socketAt(0).isClosed || states.includes('waiting')).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
