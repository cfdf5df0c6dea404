import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { memberUid } from './shown.ts'

export const block = operation({
  method: 'POST',
  path: '/office/api/member/block',
  access: 'staff',
  permission: 'member.block',
  summary: 'Closes everything to a member: no call of theirs is answered any more',
  body: v.object({ uid: memberUid, reason }),
  answer: v.object({ kyc_status: v.number() }),
  refusals: pick({ ...generalErrors, ...staffErrors }, 'not_found', 'changed_meanwhile'),
})
