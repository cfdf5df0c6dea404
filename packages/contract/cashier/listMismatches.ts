import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'

export const listMismatches = operation({
  method: 'GET',
  path: '/office/api/reconciliation/mismatch/list',
  access: 'staff',
  permission: 'reconciliation.read',
  summary: 'What did not add up on one day at one gateway',
  query: v.object({ gateway: v.pipe(v.string(), v.maxLength(20)), day: v.pipe(v.string(), v.isoDate()) }),
  answer: listOf(v.object({ kind: v.string(), name: v.string(), amount: pesos, other_amount: pesos })),
  refusals: {},
})
