import * as v from 'valibot'
import { operation } from '../operation.ts'
import { actFilter } from './act.ts'
import { reason } from './operator.ts'

export const exportActs = operation({
  method: 'POST',
  path: '/office/api/act/export',
  access: 'staff',
  permission: 'act.export',
  summary: 'What staff did, as CSV; that it was taken is written down too',
  body: v.object({ filter: actFilter, reason }),
  /** A list that is longer than one file may be is cut, and says so. */
  answer: v.object({ csv: v.string(), rows: v.number(), is_complete: v.boolean() }),
  refusals: {},
})
