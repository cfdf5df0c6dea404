import { expect, test } from 'vitest'
import { headOf } from './depositHead.rules.ts'
import type { Deposit } from './useDeposit.ts'

type DepositState = Pick<Deposit, 'status' | 'is_canceling' | 'outcome' | 'breaks'>

function deposit(known: Partial<DepositState>): Deposit {
  const cashback = { state: 'none', bonus: '0.00' } as const
  const facts = { id: 'x', amount: '200.00', channel_name: 'GCash', channel_img: '', created_at: 0, pay_url: '' }
  return { ...facts, cashback, status: 'pending', is_canceling: false, outcome: '', breaks: [], ...known }
}

const held = { amount: '150.00', currency: 'PHP', state: 'held' } as const
const credited = { amount: '150.00', currency: 'PHP', state: 'credited' } as const
const dollars = { amount: '5.00', currency: 'USD', state: 'returned' } as const

test.each<[Partial<DepositState>, string, string, string, number]>([
  [{}, 'pending', 'wait', '200.00', 0],
  [{ is_canceling: true }, 'canceling', 'wait', '200.00', 0],
  [{ status: 'completed' }, 'completed', 'ok', '200.00', 0],
  [{ status: 'canceled' }, 'canceled', 'bad', '200.00', 0],
  [{ status: 'canceled', outcome: 'left' }, 'canceled', 'bad', '200.00', 0],
  [{ status: 'canceled', outcome: 'failed' }, 'failed', 'bad', '200.00', 0],
  [{ status: 'canceled', outcome: 'failed', breaks: [held] }, 'held', 'wait', '150.00', 0],
  [{ status: 'timeout' }, 'timeout', 'bad', '200.00', 0],
  [{ breaks: [held] }, 'held', 'wait', '150.00', 0],
  [{ is_canceling: true, breaks: [held] }, 'held', 'wait', '150.00', 0],
  [{ status: 'timeout', breaks: [credited] }, 'credited', 'ok', '150.00', 0],
  [{ status: 'canceled', breaks: [held, dollars] }, 'held', 'wait', '150.00', 1],
  [{ status: 'canceled', breaks: [credited, dollars] }, 'returned', 'bad', '5.00', 1],
  // What was credited is said first, and what came twice beside it.
  [{ status: 'completed', breaks: [held] }, 'completed', 'ok', '200.00', 1],
])('of %j it is said first: %s, %s, %s, and %i more', (known, name, tone, amount, rest) => {
  const head = headOf(deposit(known))
  expect([head.name, head.tone, head.amount, head.rest.length]).toEqual([name, tone, amount, rest])
})
