import * as v from 'valibot'
import { day } from '../day.ts'
import { listOf } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { direction } from './direction.ts'

export const listMismatches = operation({
  method: 'GET',
  path: '/office/api/reconciliation/mismatch/list',
  access: 'staff',
  permission: 'reconciliation.read',
  summary: 'What did not add up on one day at one gateway, either way, and what was found out about it',
  query: v.object({ gateway: v.pipe(v.string(), v.maxLength(20)), day, direction: v.optional(direction, 'in') }),
  answer: listOf(
    v.object({
      kind: v.string(),
      name: v.string(),
      amount: pesos,
      /** Of the amount; the other one is pesos. */
      currency: v.string(),
      other_amount: pesos,
      /** The deposit it is about, and the payment that waits or waited as a break; empty where there is none. */
      deposit: v.string(),
      break_payment: v.string(),
      /** The withdrawal it is about, and whose that is; empty where it is about none. */
      withdrawal: v.string(),
      uid: v.string(),
      found_at: seconds,
      /** When a later comparison found that it fits; 0 where it does not. */
      closed_at: seconds,
      /** What was written down about it, 0 times where nothing was. */
      version: v.number(),
      note: v.string(),
      /** Whoever wrote the note said that nothing more is to be done. */
      is_explained: v.boolean(),
      noted_by: v.string(),
      noted_at: seconds,
    }),
  ),
  refusals: {},
})
