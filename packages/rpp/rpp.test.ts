import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  backoff,
  classOf,
  isSameSignature,
  largestAmount,
  outcomeName,
  outcomes,
  providerCalls,
  readAmount,
  readKey,
  readSignedAmount,
  signAnswer,
  signRequest,
  textToSign,
  unheard,
  walletAnswer,
  walletCalls,
} from './index.ts'
import { gameFacts } from './gameFacts.ts'
import published from './vectors.json' with { type: 'json' }

const page = readFileSync(join(import.meta.dirname, '../../docs/rpp.md'), 'utf8')
const key = readKey(Buffer.from(published.key, 'base64'))

describe('the published vectors', () => {
  test.each(published.vectors)('$name: text and signature are what the code makes', vector => {
    const signed = { ...vector, body: Buffer.from(vector.body) }
    const { status } = vector
    const text = textToSign(signed) + (status === undefined ? '' : `\n${status}`)
    const signature = status === undefined ? signRequest(key, signed) : signAnswer(key, { ...signed, status })
    expect({ text, signature }).toEqual({ text: vector.text, signature: vector.signature })
  })

  test.each(published.vectors)('$name: the specification quotes it to the letter', ({ path, body, signature }) => {
    expect(page).toContain(path)
    expect(page).toContain(body)
    expect(page).toContain(`\`${signature}\``)
  })

  test.each(published.vectors.slice(0, 1))('$name: one other byte anywhere makes another signature', vector => {
    const signed = { ...vector, body: Buffer.from(vector.body) }
    const others = [
      { ...signed, method: 'PUT' },
      { ...signed, path: '/rgs/v1/beT' },
      { ...signed, timestamp: '1772424001' },
      { ...signed, nonce: `${signed.nonce}0` },
      { ...signed, body: Buffer.from(`${vector.body} `) },
    ]
    for (const other of others) expect(isSameSignature(signRequest(key, other), vector.signature)).toBe(false)
    expect(isSameSignature(signRequest(key, signed), vector.signature)).toBe(true)
  })
})

describe('the specification', () => {
  const examples = [...page.matchAll(/```json ([\w/-]+)\n(.+?)\n```/gs)].map(([, name = '', text = '']) => ({
    name,
    text,
  }))
  const shapes: Record<string, v.GenericSchema> = {
    ...walletCalls,
    ...Object.fromEntries(Object.entries(providerCalls).map(([name, { asks }]) => [name, asks])),
    answer: walletAnswer,
  }

  test('has an example of every call of the wallet', () => {
    const calls = Object.keys(walletCalls).filter(name => name !== 'bet')
    // The bet is quoted to the letter, as the first vector.
    expect(examples.map(({ name }) => name)).toEqual(expect.arrayContaining(calls))
    expect(v.is(walletCalls.bet, JSON.parse(published.vectors[0]?.body ?? ''))).toBe(true)
  })

  test.each(examples)('gives an example of $name that is read without a field left over', ({ name, text }) => {
    const shape = shapes[name]
    if (!shape) throw new Error(`There is no call ${name}.`)
    expect(v.parse(shape, JSON.parse(text))).toEqual(JSON.parse(text))
  })

  test('names every call, every field, every status and what to do about it', () => {
    const objects = [
      ...Object.values(walletCalls),
      ...Object.values(providerCalls).map(({ asks }) => asks),
      walletAnswer,
    ]
    const fields = [...objects.flatMap(({ entries }) => Object.keys(entries)), ...Object.keys(gameFacts)]
    for (const name of [...Object.keys(walletCalls), ...Object.keys(providerCalls), ...fields]) {
      expect(page).toMatch(new RegExp(`\`${name}\\??\``))
    }
    for (const status of Object.keys(outcomes) as (keyof typeof outcomes)[]) {
      const advice = { done: 'go on', drop: 'drop', stop: 'stop', retry: 'retry' }[classOf(status)]
      expect(page).toMatch(new RegExp(`^\\| \`${status}\` +\\|.*\\| ${advice} +\\|$`, 'm'))
    }
    for (const status of unheard) expect(page).toMatch(new RegExp(`\\| 401 +\\| \`${status}\` +\\|`))
  })
})

test.each([960_000.5, -1, 1_000_001, 2 ** 40])('a list in which a game returns %s millionths is none', rtp_ppm => {
  const game = { game_code: 'g', name: 'G', rtp_ppm: 960_000, two_sided: false, enabled: true }
  const listOf = (told: object) => ({ request_id: 'r', status: 'OK', games: [{ ...game, ...told }] })
  expect(v.safeParse(providerCalls.games.answers, listOf({})).success).toBe(true)
  expect(v.safeParse(providerCalls.games.answers, listOf({ rtp_ppm })).success).toBe(false)
})

test.each([
  ['0', 0n],
  ['12.5', 125_000n],
  ['0.0001', 1n],
  ['1000000000', largestAmount],
])('the amount %s is read exactly', (text, units) => expect(readAmount(text)).toBe(units))

test.each(['', '-1', '-0', '+1', '1.00000', '1e2', ' 1', '1.', '.1', '1000000000.0001', '1'.repeat(30), 'NaN'])(
  'the amount %j is refused',
  text => expect(readAmount(text)).toBeNull(),
)

test('only an adjustment may be negative', () => {
  expect(readSignedAmount('-2.5')).toBe(-25_000n)
  expect(readSignedAmount('-1000000000.0001')).toBeNull()
})

test.each([
  [253_402_300_799, true],
  [253_402_300_800, false],
  [Number.MAX_SAFE_INTEGER, false],
])('a time %d of a record is read: %s', (at, isRead) => {
  const record = { tx_id: 't', kind: 'bet', player_ref: '7', amount: '1', status: 'done', at }
  const answer = { request_id: '1', status: 'OK', transactions: [record] }
  expect(v.is(providerCalls.transactions.answers, answer)).toBe(isRead)
})

test('an outcome the ledger cannot have is a mistake', () =>
  expect(() => outcomeName(99)).toThrow('unknown outcome 99'))

test('the waits grow to a quarter of an hour and end after a day', () => {
  const waits = [...backoff()].map(ms => ms / 1000)
  expect(waits.slice(0, 9)).toEqual([1, 2, 5, 15, 60, 120, 240, 480, 900])
  expect(Math.max(...waits)).toBe(900)
  const day = waits.reduce((sum, wait) => sum + wait, 0)
  expect(day).toBeLessThanOrEqual(86_400)
  expect(day).toBeGreaterThan(85_000)
})
