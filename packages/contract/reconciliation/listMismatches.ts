import * as v from 'valibot'
import { day } from '../day.ts'
import { listOf } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const listMismatches = operation({
  method: 'GET',
  path: '/office/api/reconciliation/mismatch/list',
  access: 'staff',
  permission: 'reconciliation.read',
  summary: 'What did not add up on one day at one gateway, and what was found out about it',
  query: v.object({ gateway: v.pipe(v.string(), v.maxLength(20)), day }),
  answer: listOf(
    v.object({
      kind: v.string(),
      name: v.string(),
      amount: pesos,
      other_amount: pesos,
      /** The deposit it is about, and the payment that waits or waited as a break; empty where there is none. */
      deposit: v.string(),
      break_payment: v.string(),
      /** What was written down about it, 0 times where nothing was. */
      version: v.number(),
      note: v.string(),
      noted_by: v.string(),
      noted_at: seconds,
    }),
  ),
  refusals: {},
})
