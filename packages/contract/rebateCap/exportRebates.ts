import * as v from 'valibot'
import { operation } from '../operation.ts'
import { reason } from '../staff/operator.ts'
import { monthOrThis, uidOrAll } from './rebate.ts'

export const exportRebates = operation({
  method: 'POST',
  path: '/office/api/rebate/export',
  access: 'staff',
  permission: 'rebate.export',
  summary: 'The report of a month on the cap of rebates, as CSV; the audit log records that it was taken',
  body: v.object({ filter: v.object({ month: monthOrThis, uid: uidOrAll }), reason }),
  /** A report that is longer than one file may be is cut, and says so. */
  answer: v.object({ csv: v.string(), rows: v.number(), is_complete: v.boolean() }),
  refusals: {},
})
