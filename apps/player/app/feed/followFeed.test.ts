// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BonusMessage } from '@saya/contract/realtime/bonusTopic.ts'
import { followFeed } from './followFeed.ts'

/** A stand-in for the browser's socket and for the broker behind it, which lets everybody in. */
class FakeSocket {
  binaryType = ''
  readyState = 1
  onopen = () => {}
  onclose = () => {}
  onmessage = (_event: { data: unknown }) => {}
  send(): void {}
  close(): void {}

  receive(...bytes: number[]): void {
    this.onmessage({ data: Uint8Array.from(bytes).buffer })
  }

  admit(): this {
    this.onopen()
    this.receive(0x20, 2, 0, 0)
    this.receive(0x90, 5, 0, 1, 1, 1, 1)
    return this
  }

  publish(topic: string, message: unknown): void {
    const text = Buffer.from(JSON.stringify(message))
    const name = Buffer.from(topic)
    this.receive(0x30, 2 + name.length + text.length, 0, name.length, ...name, ...text)
  }
}

const everything = ['deposit', 'withdrawal', 'wallet', 'member', 'reality_check', 'gate', 'kyc', 'message']
let sockets: FakeSocket[] = []
let changed: string[] = []
let refused = 0
let told: BonusMessage[] = []
let stop: (() => void) | undefined

const last = () => sockets.at(-1) ?? expect.fail('There is no socket.')

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  changed = []
  refused = 0
  told = []
  follow()
})

function follow(): void {
  stop?.()
  stop = followFeed({
    uid: '7',
    url: 'wss://play.example.test/mqtt',
    clientId: 'page',
    token: () => 'T',
    onChanged: subject => changed.push(subject),
    onMessage: message => told.push(message),
    onRefused: () => refused++,
    openSocket: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
  })
}

afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

test('what the server tells is told on by what it is about, a bonus once, and what is not known is passed over', () => {
  last().admit()
  expect(changed).toEqual([])
  last().publish('change_notify7', { about: 'deposit', at: 1 })
  last().publish('kyc_notify7', { kyc_status: 5, at: 1 })
  const bonus = { messageId: 'm1', cash_type: 4001, amount: '8', created_at: 1 }
  last().publish('bonus_notify7', bonus)
  last().publish('bonus_notify7', bonus)
  last().publish('change_notify7', { about: 'weather', at: 1 })
  last().publish('change_notify7', 'none')
  expect(changed).toEqual(['deposit', 'kyc', 'wallet', 'message'])
  expect(told).toEqual([bonus])
})

test('maintenance is told on, and nothing is asked for because of it [TXN-50]', () => {
  last().admit()
  const maintenance = { messageId: 'm9', cash_type: 999, amount: '0.00', created_at: 1 }
  last().publish('bonus_notify7', maintenance)
  expect([changed, told]).toEqual([[], [maintenance]])
})

test('what may have been missed while the line was down counts as changed once it is up again', () => {
  last().admit().onclose()
  vi.advanceTimersByTime(2000)
  expect(changed).toEqual([])
  last().admit()
  expect(changed).toEqual(everything)
})

test('a line that comes about late tells of everything, since the page has asked long before', () => {
  last().onclose()
  vi.advanceTimersByTime(2000)
  last().admit()
  expect(changed).toEqual(everything)
})

test('a page that begins without a network has missed what changed until it is there, however soon', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const before = sockets.length
  follow()
  expect(sockets).toHaveLength(before)
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  last().admit()
  expect(changed).toEqual(everything)
})

test('a page for which no line comes about looks for itself every half minute', () => {
  for (let time = 0; time < 20; time++) {
    last().onclose()
    vi.advanceTimersByTime(2000)
  }
  expect(changed).toEqual(everything)
  last().admit()
  expect(changed).toEqual([...everything, ...everything])
  vi.advanceTimersByTime(15_000)
  last().receive(0xd0, 0)
  vi.advanceTimersByTime(15_000)
  expect(changed).toEqual([...everything, ...everything])
})

test('a page that is put aside or loses the network leaves its line, and takes it up again with what it missed', () => {
  last().admit()
  for (const [away, back] of [
    ['pagehide', 'pageshow'],
    ['offline', 'online'],
  ] as const) {
    changed = []
    const before = sockets.length
    window.dispatchEvent(new Event(away))
    vi.advanceTimersByTime(10_000)
    expect(sockets).toHaveLength(before)
    window.dispatchEvent(new Event(back))
    expect(sockets).toHaveLength(before + 1)
    last().admit()
    expect(changed).toEqual(everything)
  }
})

test('a token that is refused is told of, and not tried again', () => {
  last().onopen()
  last().receive(0x20, 2, 0, 4)
  expect(refused).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect(sockets).toHaveLength(1)
})
