import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { creditReturn } from './creditReturn.ts'
import { creditReturnErrors } from './errors.ts'

export const endCreditReturn = operation({
  method: 'POST',
  path: '/office/api/creditReturn/end',
  access: 'staff',
  permission: 'return.end',
  summary:
    'Returns what reached an excluded member, as a withdrawal to an account of theirs, or says in a note what became of it',
  body: v.object({
    uid: memberUid,
    id: v.pipe(v.string(), v.uuid()),
    /** Empty where a note is all there is. */
    account_id: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())]), ''),
    reason,
  }),
  answer: creditReturn,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(creditReturnErrors, 'credit_return_ended', 'credit_return_failed', 'credit_return_there'),
  },
})
