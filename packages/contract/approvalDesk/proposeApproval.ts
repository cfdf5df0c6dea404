import * as v from 'valibot'
import { operation } from '../operation.ts'
import { manilaDay } from '../promotion/promotion.ts'
import { pick } from '../refusal.ts'
import { rowVersion } from '../rowVersion.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { program } from '../approval/approval.ts'
import { approvalErrors } from './errors.ts'

const reference = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

export const proposeApproval = operation({
  method: 'POST',
  path: '/office/api/approval/propose',
  access: 'staff',
  permission: 'promotion.change',
  summary:
    'Enters an approval of the regulator for a version of a programme that was agreed to; a colleague has to agree',
  body: v.object({ program, version: rowVersion, reference, first_day: manilaDay, last_day: manilaDay, reason }),
  answer: v.object({ id: v.string() }),
  refusals: { ...pick(approvalErrors, 'approval_days', 'approval_waiting'), ...pick(staffErrors, 'changed_meanwhile') },
})
