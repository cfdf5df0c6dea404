import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { lookAlikeErrors } from './errors.ts'
import { lookAlike } from './lookAlike.ts'

export const decideRelease = operation({
  method: 'POST',
  path: '/office/api/lookAlike/release/decide',
  access: 'staff',
  permission: 'alike.decide',
  summary:
    'Agrees that the two are not the same person, as a colleague proposed, so that the account opens, or refuses it',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: lookAlike,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(lookAlikeErrors, 'look_alike_decided', 'look_alike_own'),
  },
})
