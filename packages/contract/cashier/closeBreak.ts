import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { breakName } from './breakName.ts'
import { cashierErrors } from './errors.ts'

export const closeBreak = operation({
  method: 'POST',
  path: '/office/api/break/close',
  access: 'staff',
  permission: 'break.decide',
  summary: 'Writes down that a break was given back at the gateway, or is kept, and why',
  body: v.object({ ...breakName, outcome: v.picklist(['returned', 'kept']), reason }),
  answer: v.object({}),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(cashierErrors, 'break_taken'),
  },
})
