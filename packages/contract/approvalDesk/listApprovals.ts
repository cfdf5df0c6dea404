import * as v from 'valibot'
import { operation } from '../operation.ts'
import { program, programApproval } from '../approval/approval.ts'

export const listApprovals = operation({
  method: 'GET',
  path: '/office/api/approval/list',
  access: 'staff',
  permission: 'promotion.list',
  isPassive: true,
  summary: 'Under which approvals of the regulator a programme without a last day gives bonuses, the newest first',
  query: v.object({ program }),
  answer: v.object({
    /** The version of its terms that was agreed to last, and the one that today goes by. */
    version: v.number(),
    today_version: v.number(),
    /** Whether it gives nothing on days that no approval covers. */
    is_needed: v.boolean(),
    /** Whether one covers today. */
    is_covered: v.boolean(),
    d: v.array(programApproval),
  }),
  refusals: {},
})
