import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { harmDeskErrors } from './errors.ts'
import { termsAnswer } from './getTerms.ts'

export const decideTerms = operation({
  method: 'POST',
  path: '/office/api/harm/terms/decide',
  access: 'staff',
  permission: 'harm.decide',
  summary: 'Agrees to points and bands that a colleague proposed, from this day on, or refuses them',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: termsAnswer,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(harmDeskErrors, 'harm_own'),
  },
})
