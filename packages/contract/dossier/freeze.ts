import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { memberUid } from './shown.ts'

export const freeze = operation({
  method: 'POST',
  path: '/office/api/member/freeze',
  access: 'staff',
  permission: 'member.freeze',
  summary: 'Closes deposit, play, withdrawal and rewards to a member; their records stay open to them',
  body: v.object({ uid: memberUid, reason }),
  answer: v.object({ kyc_status: v.number() }),
  refusals: pick({ ...generalErrors, ...staffErrors }, 'not_found', 'changed_meanwhile'),
})
