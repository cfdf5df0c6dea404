import { depositStatuses } from '@saya/contract/deposit/status.ts'
import { withdrawalStatuses } from '@saya/contract/withdrawal/status.ts'
import { expect, test } from 'vitest'
import { nextStatus as nextOfDeposit } from '../../apps/server/features/deposit/deposit.rules.ts'
import { nextStatus as nextOfWithdrawal } from '../../apps/server/features/withdrawal/withdrawal.rules.ts'
import { specTransitions } from './specTransitions.ts'

const depositEvents = ['paid', 'closed', 'ranOut'] as const
const withdrawalEvents = ['released', 'declined', 'paid', 'failed', 'ranOut', 'returned'] as const

/** Every way there is, by trying every event in every state; several may lead the same way. */
function waysOf<S extends string, E>(
  states: readonly S[],
  events: readonly E[],
  next: (was: S, event: E) => S | undefined,
) {
  const ways = states.flatMap(was => events.map(event => ({ was, becomes: next(was, event) })))
  const names = ways.flatMap(({ was, becomes }) => (becomes === undefined ? [] : [`${was} > ${becomes}`]))
  return [...new Set(names)].sort()
}

test('a deposit changes as was decided, and in no other way', () => {
  const ways = waysOf(depositStatuses, depositEvents, nextOfDeposit)
  expect(ways).toEqual(specTransitions('Deposit'))
  expect(ways).toHaveLength(4)
})

test('a withdrawal changes as was decided, and in no other way', () => {
  const ways = waysOf(withdrawalStatuses, withdrawalEvents, nextOfWithdrawal)
  expect(ways).toEqual(specTransitions('Withdraw'))
  expect(ways).toHaveLength(8)
})

test('of what nothing was decided, nothing is compared', () => {
  expect(() => specTransitions('Nothing')).toThrow('say nothing of Nothing')
})
