import * as v from 'valibot'
import { operation } from '../operation.ts'
import { reason } from '../staff/operator.ts'
import { useMonths } from './getUse.ts'

export const exportUse = operation({
  method: 'POST',
  path: '/office/api/harm/use/export',
  access: 'staff',
  permission: 'saferplay.read',
  summary: 'The same as CSV, on record',
  body: v.object({ months: v.picklist(useMonths), reason }),
  answer: v.object({ csv: v.string(), rows: v.number(), is_complete: v.boolean() }),
  refusals: {},
})
