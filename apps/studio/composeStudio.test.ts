import { expect, test } from 'vitest'
import { composeStudio } from './composeStudio.ts'
import type { StudioOptions } from './studioOptions.ts'

const limit = 1200
const minute = 60_000

/** The doors alone: what is asked here needs neither books nor games. */
function open(trustedProxies: readonly string[]) {
  const clock = { nowMs: 0, now: () => clock.nowMs }
  const tables: StudioOptions['tables'] = new Map()
  const options = { clock, tables, games: new Map(), keys: [], partner: 'studio', viewFolder: '', trustedProxies }
  const app = composeStudio(options as unknown as StudioOptions)
  async function ask(from: string, remoteAddress = '127.0.0.1'): Promise<number> {
    return (await app.inject({ url: '/fairness', remoteAddress, headers: { 'x-forwarded-for': from } })).statusCode
  }
  async function askOften(from: string, times: number): Promise<void> {
    for (let asked = 0; asked < times; asked++) await ask(from)
  }
  return { app, clock, ask, askOften }
}

test('an address that asks too often waits for the next minute, and nobody else does', async () => {
  const { clock, ask, askOften } = open(['127.0.0.1', '10.0.0.0/8'])
  await askOften('203.0.113.1', limit)
  expect(await ask('203.0.113.1')).toBe(429)
  expect(await ask('203.0.113.2')).toBe(200)
  // Through two proxies of ours, and with what a player has made up before them.
  expect(await ask('198.51.100.9, 203.0.113.1, 10.2.3.4')).toBe(429)
  clock.nowMs += minute
  expect(await ask('203.0.113.1')).toBe(200)
})

test('whoever is no proxy of ours is not believed about where they come from', async () => {
  const { ask, askOften } = open([])
  await askOften('203.0.113.1', limit)
  expect(await ask('203.0.113.2')).toBe(429)
  expect(await ask('203.0.113.1', '192.0.2.7')).toBe(200)
})

test.each(['/fairness', '/nothing', '/healthz'])(
  '%s is framed by nobody, and kept to TLS where it was asked so',
  async url => {
    const { app } = open(['127.0.0.1'])
    const plain = await app.inject({ url })
    expect(plain.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
    expect(plain.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    const safe = await app.inject({ url, headers: { 'x-forwarded-proto': 'https' } })
    expect(safe.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  },
)
