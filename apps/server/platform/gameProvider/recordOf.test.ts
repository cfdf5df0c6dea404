import { expect, test } from 'vitest'
import { recordOf } from './recordOf.ts'

const base = { tx_id: 't', round_id: 'r', player_ref: '7', game_code: 'g', amount: '5.0000', at: 60 } as const
const told = { roundId: 'r', txId: 't', playerRef: '7', gameCode: 'g', isStopped: false, atMs: 60_000 }

test.each([
  [
    { kind: 'bet-settle', win_amount: '2.5000', status: 'done' },
    { bet: 50_000n, win: 25_000n, isDecided: true },
  ],
  [
    { kind: 'bet', status: 'open' },
    { bet: 50_000n, win: 0n, isDecided: false },
  ],
  [
    { kind: 'settle', status: 'done' },
    { bet: 0n, win: 50_000n, isDecided: true },
  ],
  [
    { kind: 'rollback', status: 'done' },
    { bet: -50_000n, win: 0n, isDecided: true },
  ],
  [
    { kind: 'bet', status: 'dropped' },
    { bet: 0n, win: 0n, isDecided: true },
  ],
  [
    { kind: 'bet-settle', win_amount: '1.0000', status: 'unknown' },
    { bet: 50_000n, win: 10_000n, isDecided: false },
  ],
  [
    { kind: 'bet-settle', status: 'stopped' },
    { bet: 50_000n, win: 0n, isDecided: false, isStopped: true },
  ],
] as const)('what a transaction adds to its round: %#', (transaction, record) => {
  expect(recordOf({ ...base, ...transaction })).toEqual([{ ...told, ...record }])
})

test.each([
  ['promo', '5.0000', { roundId: 'prize t', bet: 0n, win: 50_000n }],
  ['adjust', '5.0000', { roundId: 'correction t', bet: 0n, win: 50_000n }],
  ['adjust', '-5.0000', { roundId: 'correction t', bet: 50_000n, win: 0n }],
] as const)('a %s of %s is a record by itself, in a round or in none', (kind, amount, record) => {
  const transaction = { ...base, kind, amount, status: 'done' } as const
  const { round_id: _, ...alone } = transaction
  const own = [{ ...told, ...record, isDecided: true }]
  expect([recordOf(transaction), recordOf(alone)]).toEqual([own, own])
})

test('what belongs to no round is no record, and an amount that is none is believed to nobody', () => {
  const { round_id: _, ...alone } = base
  expect(recordOf({ ...alone, kind: 'settle', status: 'done' })).toEqual([])
  expect(() => recordOf({ ...base, kind: 'bet', amount: '5.00001', status: 'done' })).toThrow('an amount that is none')
})
