import * as v from 'valibot'
import { operation } from '../operation.ts'
import { reason } from '../staff/operator.ts'
import { deskFilter } from './deskRedemption.ts'

export const exportRedemptions = operation({
  method: 'POST',
  path: '/office/api/redemption/export',
  access: 'staff',
  permission: 'redemption.export',
  summary: 'The list as CSV, with names and numbers masked, on record',
  body: v.object({ ...deskFilter, reason }),
  answer: v.object({ csv: v.string(), rows: v.number(), is_complete: v.boolean() }),
  refusals: {},
})
