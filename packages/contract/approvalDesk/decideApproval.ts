import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { approvalErrors } from './errors.ts'

export const decideApproval = operation({
  method: 'POST',
  path: '/office/api/approval/decide',
  access: 'staff',
  permission: 'promotion.decide',
  summary: 'Agrees to an approval of the regulator that a colleague entered, or refuses it',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: v.object({ id: v.string() }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(approvalErrors, 'approval_own', 'approval_days'),
  },
})
