import { type TestClock, testClock } from '@saya/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendThrough } from '../platform/http/request/partnerDoor.ts'
import { mostUnproven, turnAwayStrangers } from './strangers.ts'

let app: FastifyInstance
let clock: TestClock
let read: number
let noted: unknown[]
beforeEach(() => {
  app = Fastify()
  clock = testClock()
  read = 0
  noted = []
  const strangers = turnAwayStrangers(app, {
    name: 'Test',
    clock,
    log: { warn: (...said: unknown[]) => void noted.push(said) },
    mayBeProven: req => req.headers.key !== undefined,
    wait: { status: 429, text: 'wait' },
  })
  app.post('/', (req, reply) => {
    read++
    if (req.headers.key === 'right') return reply.send('heard')
    return sendThrough(reply, strangers.refuse(req, { status: 401, text: 'who?' }))
  })
})
afterEach(() => app.close())

async function ask(key?: 'right' | 'wrong', remoteAddress = '203.0.113.5') {
  const headers = key === undefined ? {} : { key }
  const { statusCode, body, headers: answered } = await app.inject({ method: 'POST', url: '/', headers, remoteAddress })
  return { said: `${statusCode} ${body}`, retryAfter: Number(answered['retry-after'] ?? 0) }
}

const saidTo = async (...caller: Parameters<typeof ask>) => (await ask(...caller)).said

async function flood(key?: 'wrong', address?: string): Promise<void> {
  for (let sent = 0; sent <= mostUnproven; sent++) expect(await saidTo(key, address)).toBe('401 who?')
}

test('unsigned requests are refused one by one, and above a limit per minute they are told to wait', async () => {
  await flood()
  expect(await ask()).toEqual({ said: '429 wait', retryAfter: 60 })
  clock.advance(59_999)
  expect(await saidTo()).toBe('429 wait')
  clock.advance(1)
  expect(await saidTo()).toBe('401 who?')
})

test('whoever proves itself is heard at the very address of a flood, before, in and after it', async () => {
  expect(await saidTo('right')).toBe('200 heard')
  await flood('wrong')
  for (let sent = 0; sent < mostUnproven; sent++) {
    expect(await saidTo('wrong')).toBe('429 wait')
    expect(await saidTo('right')).toBe('200 heard')
  }
})

test('what was proven counts for nothing', async () => {
  for (let sent = 0; sent < 2 * mostUnproven; sent++) expect(await saidTo('right')).toBe('200 heard')
  expect(await saidTo('wrong')).toBe('401 who?')
})

test('each address is counted by itself', async () => {
  await flood()
  expect(await saidTo(undefined, '203.0.113.6')).toBe('401 who?')
  expect(await saidTo()).toBe('429 wait')
})

test('in a flood nothing is done for a request that no key could make good', async () => {
  await flood()
  const before = read
  expect(await saidTo()).toBe('429 wait')
  expect(read).toBe(before)
  expect(await saidTo('wrong')).toBe('429 wait')
  expect(read).toBe(before + 1)
})

test('nobody waits for longer than a minute because a clock went back', async () => {
  await flood()
  clock.advance(-24 * 3_600_000)
  expect((await ask()).retryAfter).toBeLessThanOrEqual(60)
})

test('the log tells of calls that prove nothing once a minute and network, and of no others', async () => {
  expect(await saidTo('right')).toBe('200 heard')
  expect(noted).toEqual([])
  await flood('wrong')
  expect(await saidTo(undefined, '203.0.113.6')).toBe('401 who?')
  expect(noted).toEqual(
    ['203.0.113.5', '203.0.113.6'].map(network => [
      { dialect: 'Test', network },
      'a call to the wallet proved nothing',
    ]),
  )
  clock.advance(60_000)
  await saidTo('wrong')
  expect(noted).toHaveLength(3)
})
