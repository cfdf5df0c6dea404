import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const listSuspense = operation({
  method: 'GET',
  path: '/office/api/reconciliation/suspense',
  access: 'staff',
  permission: 'reconciliation.read',
  summary:
    'What each gateway holds for us that is nobody’s, by currency: what waits for people, what they kept, and what it paid to whom nobody knows',
  answer: listOf(
    v.object({
      gateway: v.string(),
      /** Of every amount in the row. */
      currency: v.string(),
      waiting: v.object({ count: v.number(), amount: pesos }),
      kept: v.object({ count: v.number(), amount: pesos }),
      /** What it paid out and fits no withdrawal. */
      stray: v.object({ count: v.number(), amount: pesos }),
      /** Since when the oldest of those that wait does; 0 where none does. */
      oldest_at: seconds,
    }),
  ),
  refusals: {},
})
