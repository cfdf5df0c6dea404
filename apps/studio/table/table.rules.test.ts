import type { Reply } from '@saya/rpp'
import { expect, test } from 'vitest'
import {
  betTransitions,
  type BetSendingState,
  type BetState,
  dueIn,
  isTaking,
  judgeBet,
  planRound,
  turnOf,
} from './table.rules.ts'

const states = Object.keys(betTransitions) as BetState[]

test('every state of a bet can be reached, and every open one leads to an end', () => {
  const reached = new Set(states.flatMap(state => betTransitions[state]))
  expect(states.filter(state => state !== 'betting' && !reached.has(state))).toEqual([])
  const ends = (state: BetState): boolean =>
    betTransitions[state].length === 0 || betTransitions[state].every(next => ends(next))
  expect(states.every(ends)).toBe(true)
})

const sending: readonly BetSendingState[] = ['betting', 'drawn', 'undoing']
const replies: readonly Reply[] = [
  { isKnown: false, why: 'cut' },
  ...(['OK', 'INSUFFICIENT_FUNDS', 'TX_CONFLICT', 'TEMPORARY'] as const).map(status => ({
    isKnown: true as const,
    answer: { request_id: 'q', status, balance: null, currency: 'PHP' as const, operator_tx_id: null, replayed: false },
  })),
]

test.each(sending)(
  'whatever the wallet answers to a bet that is %s, it becomes nothing that is not declared',
  state => {
    for (const reply of replies) {
      const step = judgeBet(state, reply, 2)
      if ('to' in step) expect(betTransitions[state]).toContain(step.to)
    }
  },
)

test('a round tells its promise for three seconds, takes bets for its time, and is drawn four seconds later', () => {
  expect(planRound(1000, 20_000)).toEqual({ opensAtMs: 4000, closesAtMs: 24_000, drawsAtMs: 28_000 })
})

const round = {
  state: 'open',
  opens_at: new Date(4000),
  closes_at: new Date(24_000),
  draws_at: new Date(28_000),
} as const

test.each([
  [3999, false],
  [4000, true],
  [23_999, true],
  [24_000, false],
])('at %i ms bets are taken: %s', (nowMs, isTaken) => {
  expect(isTaking(round, nowMs)).toBe(isTaken)
  expect(isTaking({ ...round, state: 'drawn' }, nowMs)).toBe(false)
})

test.each([
  ['open', 27_999, 'now', 'wait'],
  ['open', 28_000, 'now', 'draw'],
  ['open', 628_000, 'now', 'draw'],
  ['open', 628_001, 'now', 'void'],
  ['open', 5000, 'other', 'void'],
  ['open', 5000, undefined, 'void'],
  ['drawn', 36_999, 'other', 'wait'],
  ['drawn', 37_000, 'other', 'end'],
] as const)('a round that is %s is at %i ms, under rules of %s, due to %s', (state, nowMs, rules, act) => {
  const live = {
    state,
    draws_at: round.draws_at,
    told_at: state === 'drawn' ? new Date(28_000) : null,
    math_hash: 'now',
  }
  expect(dueIn(live, rules, nowMs)).toBe(act)
})

test.each([
  ['alone', [['drawn', 5n]], 'closes'],
  [
    'with one that is not paid yet',
    [
      ['drawn', 0n],
      ['drawn', 0n],
    ],
    'waits',
  ],
  [
    'with one that is not answered and one that was not sent',
    [
      ['drawn', 0n],
      ['drawn', 0n, 1],
      ['drawn', 0n],
    ],
    'waits',
  ],
  [
    'with one that is not answered and one that is paid',
    [
      ['drawn', 0n],
      ['drawn', 0n, 1],
      ['settled', 0n],
    ],
    'leads',
  ],
  [
    'paid, with one that is not answered',
    [
      ['closing', 0n],
      ['drawn', 0n, 3],
    ],
    'waits',
  ],
  [
    'paid, with others that are paid',
    [
      ['closing', 0n],
      ['settled', 0n],
    ],
    'closes',
  ],
  [
    'paid, with one that stands still',
    [
      ['closing', 0n],
      ['stopped', 0n],
    ],
    'pays',
  ],
  [
    'with others that are paid',
    [
      ['drawn', 0n],
      ['settled', 7n],
      ['settled', 0n],
    ],
    'closes',
  ],
  [
    'with bets that came to nothing, or are still to be given back',
    [
      ['drawn', 0n],
      ['refused', null],
      ['undoing', null],
    ],
    'closes',
  ],
  [
    'with one that stands still',
    [
      ['drawn', 0n],
      ['stopped', 7n],
    ],
    'pays',
  ],
  [
    'with one that stands still without having been drawn',
    [
      ['drawn', 0n],
      ['stopped', null],
    ],
    'closes',
  ],
] as const)(
  'of the bets that a player has in a round the oldest, %s: %s is what its settle is',
  (_name, rest, turn) => {
    const bets = rest.map(([state, win, tries = 0], at) => ({ id: String(at), state, win, tries, closes_apart: false }))
    expect(turnOf('0', bets)).toBe(turn)
  },
)

test('another settle of a round does not close it, and a round that was not drawn is not the oldest', () => {
  const bets = (['undone', 'drawn', 'drawn'] as const).map((state, at) => ({
    id: String(at),
    state,
    win: state === 'drawn' ? 1n : null,
    tries: 0,
    closes_apart: false,
  }))
  expect(['1', '2'].map(id => turnOf(id, bets))).toEqual(['waits', 'pays'])
})

test('what was to lead leads ever after, whatever has become of the others, since a settle is sent the same again', () => {
  const bets = (['drawn', 'settled'] as const).map((state, at) => ({
    id: String(at),
    state,
    win: 1n,
    tries: 1,
    closes_apart: at === 0,
  }))
  expect(turnOf('0', bets)).toBe('leads')
})
