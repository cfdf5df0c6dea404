import { readKey, rppHeaders, signRequest } from '@saya/rpp'
import { expect, test } from 'vitest'
import { providerWith } from '../providerForTest.ts'
import { hear, mayBeHeard, nonceMs } from './hear.ts'
import { nonces } from './nonces.ts'

function made(most?: number) {
  let nowMs = 0
  const store = nonces({ clock: { now: () => nowMs }, keptMs: 1000, ...(most ? { most } : {}) })
  return { take: store.take, advance: (ms: number) => (nowMs += ms) }
}

test('a nonce is taken once for at least as long as it is kept', () => {
  const { take, advance } = made()
  expect(take('a')).toBe(true)
  expect(take('a')).toBe(false)
  advance(999)
  expect(take('b')).toBe(true)
  advance(999)
  expect(take('a')).toBe(false)
  expect(take('b')).toBe(false)
})

test('memory stays bounded under a flood', () => {
  const { take } = made(10)
  for (let index = 0; index < 100; index++) expect(take(`n${index}`)).toBe(true)
  expect(take('n99')).toBe(false)
  expect(take('n0')).toBe(true)
})

test('each of many is known again, wherever it is kept', () => {
  const { take, advance } = made()
  const names = Array.from({ length: 1000 }, (_, index) => `tx ${index}`)
  expect(names.every(take)).toBe(true)
  advance(1000)
  expect(names.some(take)).toBe(false)
})

test('a nonce is forgotten after twice the time it is kept, to the moment', () => {
  const { take, advance } = made()
  take('a')
  advance(1000)
  take('b')
  advance(1000)
  expect([take('c'), take('b'), take('a')]).toEqual([true, false, true])
})

test('as many are known as fit, and as many of before', () => {
  const { take } = made(3)
  expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].every(take)).toBe(true)
  expect([take('d'), take('c')]).toEqual([false, true])
})

const key = readKey(Buffer.alloc(32, 9))
const other = readKey(Buffer.alloc(32, 8))
const nowSeconds = 1_772_424_000
const nonce = 'n'.repeat(16)

interface SignedCall {
  readonly partner?: string
  readonly keyId?: string
  readonly timestamp?: string | string[]
  readonly nonce?: string
  readonly body?: string
  /** What was signed instead. */
  readonly signedBody?: string
  readonly by?: typeof key
  readonly signature?: string | string[]
}

/** A request as it comes to the door, signed as it says. */
function request({ partner = 'house', keyId = 'k', timestamp = String(nowSeconds), body = '{}', ...sent }: SignedCall) {
  const line = { method: 'POST', path: '/rgs/v1/bet', timestamp: String(timestamp), nonce: sent.nonce ?? nonce }
  const signature = signRequest(sent.by ?? key, { ...line, body: sent.signedBody ?? body })
  const headers = {
    [rppHeaders.partner]: partner,
    [rppHeaders.keyId]: keyId,
    [rppHeaders.timestamp]: timestamp,
    [rppHeaders.nonce]: line.nonce,
    [rppHeaders.signature]: sent.signature ?? signature,
  }
  return { method: line.method, url: line.path, headers, body: Buffer.from(body) } as unknown as Parameters<
    typeof hear
  >[1]
}

function ears(nowMs = nowSeconds * 1000) {
  const house = providerWith({
    keys: [
      { id: 'old', key: other },
      { id: 'k', key },
    ],
  })
  const clock = { now: () => nowMs }
  const providers = {
    find: (dialect: string, code: string) => (`${dialect} ${code}` === 'rpp house' ? house : undefined),
  }
  return { providers, clock, nonces: nonces({ clock, keptMs: nonceMs }) }
}

test.each([
  ['as it should be', {}, 'heard'],
  ['by the other one of two keys', { keyId: 'old', by: other }, 'heard'],
  ['as old as may be', { timestamp: String(nowSeconds - 300) }, 'heard'],
  ['older', { timestamp: String(nowSeconds - 301) }, 'TIMESTAMP_OUTSIDE'],
  ['as far ahead as may be', { timestamp: String(nowSeconds + 300) }, 'heard'],
  ['further ahead', { timestamp: String(nowSeconds + 301) }, 'TIMESTAMP_OUTSIDE'],
  ['of nobody', { partner: 'nobody' }, 'SIGNATURE_INVALID'],
  ['by a key that is none', { keyId: 'x' }, 'SIGNATURE_INVALID'],
  ['by a key of another name', { keyId: 'old' }, 'SIGNATURE_INVALID'],
  ['of another body', { signedBody: '{ }' }, 'SIGNATURE_INVALID'],
  ['without a signature', { signature: [] }, 'SIGNATURE_INVALID'],
  ['whose time comes in a list', { timestamp: [String(nowSeconds)] }, 'SIGNATURE_INVALID'],
  ['whose time is no number', { timestamp: '1e9' }, 'SIGNATURE_INVALID'],
  ['whose nonce is short', { nonce: 'n'.repeat(15) }, 'SIGNATURE_INVALID'],
  ['whose nonce is long', { nonce: 'n'.repeat(65) }, 'SIGNATURE_INVALID'],
])('a request %s is %s', (_what, sent, comes) => {
  const heard = hear(ears(), request(sent))
  expect(heard.ok ? 'heard' : heard.why).toBe(comes)
})

test('a request is heard once, and what names no key of a provider is not even read', () => {
  const own = ears()
  const first = hear(own, request({}))
  expect(first).toMatchObject({ ok: true, key, nonce, body: Buffer.from('{}') })
  expect(hear(own, request({}))).toEqual({ ok: false, why: 'NONCE_USED' })
  expect([{}, { keyId: 'x' }, { partner: 'x' }].map(sent => mayBeHeard(own, request(sent)))).toEqual([
    true,
    false,
    false,
  ])
  expect(nonceMs).toBe(600_000)
})
