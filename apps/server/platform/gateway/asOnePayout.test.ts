import { expect, test } from 'vitest'
import { asOnePayout } from './asOnePayout.ts'
import type { Payout } from './payoutGateway.ts'

function payout(id: string, state: Payout['state'], amount = 500n): Payout {
  return { id, reference: 'ours', amount, currency: 'PHP', state }
}

test('no answer gives none, and one answer gives itself', () => {
  expect(asOnePayout([])).toBeUndefined()
  expect(asOnePayout([payout('a', 'paid')])).toEqual(payout('a', 'paid'))
})

test.each([
  ['all failed', ['failed', 'failed'], 'failed', 1000n],
  ['one was paid', ['failed', 'paid'], 'paid', 500n],
  ['all were paid', ['paid', 'paid'], 'paid', 1000n],
  ['one is under way', ['paid', 'pending'], 'pending', 500n],
] as const)('of several of which %s it is told that they are several', (_name, [one, other], state, amount) => {
  const told = asOnePayout([payout('b', one), payout('a', other)])
  expect(told).toEqual({ id: 'a b', reference: 'ours', currency: 'PHP', copies: 2, state, amount })
})
