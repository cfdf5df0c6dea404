import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { lookAlikeErrors } from './errors.ts'
import { lookAlike } from './lookAlike.ts'

export const decideLookAlike = operation({
  method: 'POST',
  path: '/office/api/lookAlike/decide',
  access: 'staff',
  permission: 'alike.decide',
  summary:
    'Says that the two are the same person, whose exclusion then holds for this account too, or proposes that they are not: a colleague has to agree',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), is_same: v.boolean(), reason }),
  answer: lookAlike,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(lookAlikeErrors, 'look_alike_decided', 'look_alike_waiting'),
  },
})
