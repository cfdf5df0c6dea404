import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answers } from './hub88Protocol.ts'
import { recordsOfHub88 } from './recordsOfHub88.ts'

const base = { transaction_uuid: 't', user: '7', round: 'r', game_code: 'g', currency: 'PHP', amount: 500_000 }
const atMs = Date.parse('2026-03-02T04:00:00Z')

function recordsOf(...told: object[]) {
  const read = told.map(one => ({ ...base, inserted_at: '2026-03-02T04:00:00', ...one }))
  return recordsOfHub88(v.parse(answers.transactions, read))
}

const nothing = { bet: 0n, win: 0n }

test.each([
  ['TK_BET', 'TS_SUCCESS', { bet: 50_000n, win: 0n, isDecided: true, isStopped: false }],
  ['TK_BET', 'TS_DECLINED', { ...nothing, isDecided: true, isStopped: false }],
  ['TK_BET', 'TS_ROLLEDBACK', { ...nothing, isDecided: true, isStopped: false }],
  ['TK_BET', 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED', { bet: 50_000n, win: 0n, isDecided: false, isStopped: true }],
  ['TK_BET', 'TS_SOMETHING', { bet: 50_000n, win: 0n, isDecided: false, isStopped: false }],
  ['TK_WIN', 'TS_SUCCESS', { bet: 0n, win: 50_000n, isDecided: true, isStopped: false }],
  ['TK_JP_WIN', 'TS_SUCCESS', { bet: 0n, win: 50_000n, isDecided: true, isStopped: false }],
  ['TK_WIN', 'TS_DECLINED', { bet: 0n, win: 50_000n, isDecided: false, isStopped: true }],
  ['TK_FREE_BET', 'TS_SUCCESS', { ...nothing, isDecided: true, isStopped: false }],
  ['TK_ROLLBACK', 'TS_SUCCESS', { ...nothing, isDecided: true, isStopped: false }],
  ['TK_NEG_BET', 'TS_SUCCESS', { ...nothing, isDecided: false, isStopped: true }],
] as const)('what a %s that is %s adds to its round', (kind, status, record) => {
  const told = { roundId: 'r', txId: 't', playerRef: '7', gameCode: 'g', atMs }
  expect(recordsOf({ kind, transaction_status: status })).toEqual([{ ...told, ...record }])
  expect(recordsOf({ kind, status })).toEqual([{ ...told, ...record }])
})

test('a bet that another transaction took back came to nothing, and one that it failed to take back stands', () => {
  const bet = { kind: 'TK_BET', transaction_status: 'TS_SUCCESS' }
  const back = { kind: 'TK_ROLLBACK', transaction_uuid: 'b', reference_transaction_uuid: 't' }
  const bets = (status: string) => recordsOf(bet, { ...back, transaction_status: status }).map(one => one.bet)
  expect([bets('TS_SUCCESS'), bets('TS_DECLINED')]).toEqual([
    [0n, 0n],
    [50_000n, 0n],
  ])
})

test.each([
  [{ currency: 'EUR' }, 'another currency'],
  [{ amount: 5 }, 'an amount that is none'],
])('%j is believed to nobody', (wrong, why) => {
  expect(() => recordsOf({ kind: 'TK_BET', status: 'TS_SUCCESS', ...wrong })).toThrow(why)
})

test.each([
  { amount: -10 },
  { amount: 1.5 },
  { amount: '500000' },
  { user: 'john' },
  { inserted_at: 'now' },
  { round: '' },
])('%j is of another form', wrong => {
  expect(() => recordsOf({ kind: 'TK_BET', status: 'TS_SUCCESS', ...wrong })).toThrow(v.ValiError)
})

test('a moment with a zone is that moment', () => {
  const [one] = recordsOf({ kind: 'TK_BET', status: 'TS_SUCCESS', inserted_at: '2026-03-02T12:00:00+08:00' })
  expect(one?.atMs).toBe(atMs)
})
