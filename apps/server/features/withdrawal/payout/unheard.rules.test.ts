import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import { expect, test } from 'vitest'
import type { ListedPayout } from '../../../platform/gateway/payoutGateway.ts'
import { isDoubtful, isUnheard } from './unheard.rules.ts'

const span = { fromMs: 1000, untilMs: 2000 }

function pair(status: WithdrawalStatus, state: ListedPayout['state'] | undefined, atMs = 1500) {
  const account = { bank: '', number: '' }
  const own = { id: 'a', uid: 1n, gateway: 'xendit', amount: 1n, payoutId: 'p', endedAtMs: atMs, ...account }
  const payout = { id: 'p', reference: 'a', amount: 1n, currency: 'PHP', beganAtMs: 0, changedAtMs: atMs, ...account }
  return { own: { ...own, status, outcome: '' as const }, payout: state && { ...payout, state } }
}

test.each([
  ['paying', 'paid', true],
  ['timeout', 'failed', true],
  ['completed', 'paid', false],
  ['completed', 'returned', true],
  ['completed', 'failed', true],
  ['paying', 'pending', false],
  ['canceled', 'paid', false],
  ['under_review', 'paid', false],
  ['paying', undefined, false],
] as const)('of one that is %s the list’s word %s is to be seen to: %s', (status, state, wanted) => {
  expect(isUnheard(span, pair(status, state))).toBe(wanted)
  expect(isUnheard(span, pair(status, state, 2000))).toBe(false)
})

test.each([
  ['completed', undefined, true],
  ['completed', 'pending', true],
  ['completed', 'paid', false],
  ['completed', 'returned', false],
  ['paying', undefined, false],
] as const)('one that is %s and listed as %s is asked about by name: %s', (status, state, wanted) => {
  expect(isDoubtful(span, pair(status, state))).toBe(wanted)
  expect(isDoubtful(span, pair(status, state, 999))).toBe(false)
})
