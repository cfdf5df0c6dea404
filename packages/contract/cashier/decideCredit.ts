import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { breakName } from './breakName.ts'
import { cashierErrors } from './errors.ts'

export const decideCredit = operation({
  method: 'POST',
  path: '/office/api/break/decide',
  access: 'staff',
  permission: 'break.decide',
  summary:
    'Agrees to what a colleague proposed, and the money is credited where the gateway, which is asked first, has it so still, or declines it',
  body: v.object({
    ...breakName,
    /** To whom it was proposed, as whoever decides saw it. */
    uid: memberUid,
    is_agreed: v.boolean(),
    reason,
  }),
  answer: v.object({}),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(
      cashierErrors,
      'break_changed',
      'break_currency',
      'break_gone',
      'break_member',
      'break_own',
      'break_taken',
      'gateway_silent',
    ),
  },
})
