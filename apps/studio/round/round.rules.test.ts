import type { OutcomeName, Reply } from '@saya/rpp'
import { expect, test } from 'vitest'
import { endStates, isStale, judgeReply, openStates, transitions, waitMs } from './round.rules.ts'

const unknown: Reply = { isKnown: false, why: 'TimeoutError' }
function said(status: OutcomeName): Reply {
  const answer = {
    request_id: 'q',
    status,
    balance: null,
    currency: 'PHP',
    operator_tx_id: null,
    replayed: false,
  } as const
  return { isKnown: true, answer }
}

test.each([
  ['betting', said('OK'), 0, { is: 'done' }],
  ['betting', said('INSUFFICIENT_FUNDS'), 0, { is: 'refused', reason: 'INSUFFICIENT_FUNDS' }],
  ['betting', said('BET_CANCELLED'), 0, { is: 'stopped', reason: 'BET_CANCELLED' }],
  ['betting', said('BUSY'), 0, { is: 'again' }],
  ['betting', said('BUSY'), 2, { is: 'unsure', reason: 'BUSY' }],
  ['betting', unknown, 0, { is: 'unsure', reason: 'TimeoutError' }],
  ['raising', said('OK'), 0, { is: 'done' }],
  ['raising', said('INSUFFICIENT_FUNDS'), 0, { is: 'refused', reason: 'INSUFFICIENT_FUNDS' }],
  ['raising', said('BUSY'), 2, { is: 'unsure', reason: 'BUSY' }],
  ['raising', unknown, 0, { is: 'unsure', reason: 'TimeoutError' }],
  ['lowering', said('OK'), 0, { is: 'done' }],
  ['lowering', unknown, 99, { is: 'again' }],
  ['lowering', said('ALREADY_SETTLED'), 0, { is: 'stopped', reason: 'ALREADY_SETTLED' }],
  ['drawn', said('OK'), 0, { is: 'done' }],
  ['drawn', said('TEMPORARY'), 99, { is: 'again' }],
  ['drawn', said('BET_NOT_FOUND'), 0, { is: 'again' }],
  ['drawn', unknown, 99, { is: 'again' }],
  ['drawn', said('TX_ROLLED_BACK'), 0, { is: 'stopped', reason: 'TX_ROLLED_BACK' }],
  ['drawn', said('PLAYER_UNKNOWN'), 0, { is: 'stopped', reason: 'PLAYER_UNKNOWN' }],
  ['undoing', said('OK'), 0, { is: 'done' }],
  ['undoing', unknown, 99, { is: 'again' }],
  ['undoing', said('ALREADY_SETTLED'), 0, { is: 'stopped', reason: 'ALREADY_SETTLED' }],
] as const)('an answer to a round that is %s, %j after %i sendings, decides so', (state, reply, tries, step) => {
  expect(judgeReply(state, reply, tries)).toEqual(step)
})

test('every state is reached, every open one ends, and no ended one goes on', () => {
  const reached = new Set(Object.values(transitions).flat())
  expect([...reached].sort()).toEqual([...openStates.filter(state => state !== 'betting'), ...endStates].sort())
  for (const state of openStates) expect(transitions[state].length).toBeGreaterThan(0)
  for (const state of endStates) expect(transitions[state]).toEqual([])
})

test('the waits grow to a quarter of an hour and stay there', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(waitMs)).toEqual([1000, 2000, 5000, 15_000, 60_000, 120_000, 240_000, 900_000])
})

test('a bet that was asked for half a minute ago is not sent any more, while all else is', () => {
  expect(isStale('betting', 1_000_000, 1_030_000)).toBe(false)
  expect(isStale('betting', 1_000_000, 1_030_001)).toBe(true)
  expect(isStale('raising', 1_000_000, 1_030_001)).toBe(true)
  expect(isStale('drawn', 1_000_000, 9_000_000)).toBe(false)
})
