import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { breakName } from './breakName.ts'

export const reopenBreak = operation({
  method: 'POST',
  path: '/office/api/break/reopen',
  access: 'staff',
  permission: 'break.decide',
  summary:
    'Opens a break again that was kept; its deposit is credited with it where the gateway says by now that it fits',
  body: v.object({ ...breakName, reason }),
  answer: v.object({}),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
