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

test.each([
  '',
  '-1',
  '-0',
  '+1',
  '1.00000',
  '0.00001',
  '1e2',
  ' 1',
  '1.',
  '.1',
  '1000000000.0001',
  '1'.repeat(30),
  'NaN',
])('the amount %j is refused', text => expect(readAmount(text)).toBeNull())

test.each([
  ['-2.5', -25_000n],
  ['-0.0001', -1n],
  ['0', 0n],
  ['1000000000', largestAmount],
  ['-1000000000', -largestAmount],
  ['-0', null],
  ['0.00001', null],
  ['1000000000.0001', null],
  ['-1000000000.0001', null],
])('only an adjustment may be negative: that of %s is %s', (text, units) => {
  expect(readSignedAmount(text)).toBe(units)
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

test('an outcome is kept by its number for ever, and what is done about it can be told by that', () => {
  const drop = { INSUFFICIENT_FUNDS: 1, LIMIT_EXCEEDED: 2, PLAYER_BLOCKED: 3, GAME_DISABLED: 4, GEO_BLOCKED: 5 }
  const alsoDrop = { TOKEN_EXPIRED: 6, TOKEN_INVALID: 7, CURRENCY_MISMATCH: 8, BAD_REQUEST: 9, PLAYER_UNKNOWN: 41 }
  const stop = { TX_CONFLICT: 20, BET_CANCELLED: 21, TX_ROLLED_BACK: 22, ALREADY_SETTLED: 23, ROUND_CLOSED: 24 }
  const alsoStop = { TX_NOT_FOUND: 25, BALANCE_TOO_LOW: 26, ROUND_NOT_FOUND: 27, NOT_A_BET: 28 }
  const retry = { BET_NOT_FOUND: 40, BUSY: 42, TEMPORARY: 43 }
  expect(outcomes).toEqual({ OK: 0, ...drop, ...alsoDrop, ...stop, ...alsoStop, ...retry })
})

/** What is told of a game; nothing where it is not of its form. */
function factOf(name: keyof typeof gameFacts, value: unknown) {
  return v.parse(v.object(gameFacts), { [name]: value })[name]
}
const sentencesOf = (count: number, letters: number) => ({
  en: Array.from({ length: count }, () => 'x'.repeat(letters)),
})
const addressOf = (letters: number) => 'https://a.example/'.padEnd(letters, 'x')

test.each([
  ['hit_ppm', 0, -1],
  ['hit_ppm', 1_000_000, 1_000_001],
  ['most_win_times', 1, 0],
  ['most_win_times', 1_000_000_000, 1_000_000_001],
  ['volatility', 1, 0],
  ['volatility', 2, 2.5],
  ['volatility', 3, '3'],
  ['volatility', 4, 4.5],
  ['volatility', 5, 6],
  ['rules', sentencesOf(1, 1), sentencesOf(1, 0)],
  ['rules', sentencesOf(40, 1000), sentencesOf(40, 1001)],
  ['rules', sentencesOf(40, 1), sentencesOf(41, 1)],
  ['rules', sentencesOf(1, 1), sentencesOf(0, 1)],
  ['fairness_url', addressOf(2000), addressOf(2001)],
] as const)('of a game, %s is told up to its edge and no further', (name, within, beyond) => {
  expect(factOf(name, within)).toEqual(within)
  expect(factOf(name, beyond)).toBeUndefined()
})

const call = { request_id: 'q', player_ref: '12', tx_id: 't', round_id: 'r', game_code: 'dice', ts: 0 }
const money = { ...call, currency: 'PHP', amount: '1' }
const bet = { ...money, session_token: 's', round_closed: false }
const launched = { request_id: 'q', status: 'OK' }
const freeRounds = { ...call, ref: 'f', count: 1, nominal: '1', expires_at: 0 }

test.each([
  ['a time', walletCalls['round-close'], [call, { ...call, ts: -1 }]],
  [
    'a currency',
    walletCalls.bet,
    [
      { ...bet, currency: 'x'.repeat(8) },
      { ...bet, currency: 'x'.repeat(9) },
    ],
  ],
  [
    'an amount',
    walletCalls.bet,
    [
      { ...bet, amount: '1'.repeat(40) },
      { ...bet, amount: '1'.repeat(41) },
    ],
  ],
  [
    'the free rounds that remain',
    walletCalls.bet,
    [0, -1].map(remaining => ({ ...bet, freeround: { ref: 'f', remaining, nominal: '1' } })),
  ],
  ['a reason', walletCalls.adjust, [200, 201].map(letters => ({ ...money, reason: 'x'.repeat(letters) }))],
  [
    'the rows of a page',
    providerCalls.transactions.asks,
    [1, 0].map(limit => ({ ...launched, from: 0, to: 0, limit })),
  ],
  [
    'the most rows of a page',
    providerCalls.transactions.asks,
    [1000, 1001].map(limit => ({ ...launched, from: 0, to: 0, limit })),
  ],
  ['free rounds', providerCalls.freerounds.asks, [1, 0].map(count => ({ ...freeRounds, count }))],
  ['the most free rounds', providerCalls.freerounds.asks, [1000, 1001].map(count => ({ ...freeRounds, count }))],
  ['an address', providerCalls.launch.answers, [2000, 2001].map(letters => ({ ...launched, url: addressOf(letters) }))],
] as const)('%s is read up to its edge and no further', (_what, schema, [within, beyond]) => {
  expect([v.is(schema, within), v.is(schema, beyond)]).toEqual([true, false])
})
