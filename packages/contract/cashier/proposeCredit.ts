import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { breakName } from './breakName.ts'
import { cashierErrors } from './errors.ts'

export const proposeCredit = operation({
  method: 'POST',
  path: '/office/api/break/propose',
  access: 'staff',
  permission: 'break.decide',
  summary: 'Proposes that a break is credited to a member; a colleague has to agree',
  body: v.object({ ...breakName, uid: memberUid, reason }),
  answer: v.object({}),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(cashierErrors, 'break_member', 'break_currency', 'break_taken'),
  },
})
