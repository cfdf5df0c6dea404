import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { boxDeskErrors } from './errors.ts'
import { boxDeskAnswer } from './getDesk.ts'

export const decideTerms = operation({
  method: 'POST',
  path: '/office/api/box/terms/decide',
  access: 'staff',
  permission: 'promotion.decide',
  summary: 'Agrees to odds that a colleague proposed, for days whose odds are not bound yet, or refuses them',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: boxDeskAnswer,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(boxDeskErrors, 'box_own', 'box_gift'),
  },
})
