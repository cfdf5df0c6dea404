import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { memberUid } from './shown.ts'

export const setRestriction = operation({
  method: 'POST',
  path: '/office/api/member/restriction',
  access: 'staff',
  permission: 'member.restrict',
  summary: 'Closes deposit, play and bonuses to a member, or opens them again; withdrawals and records stay open',
  body: v.object({ uid: memberUid, is_restricted: v.boolean(), reason }),
  answer: v.object({ is_restricted: v.boolean() }),
  refusals: pick({ ...generalErrors, ...staffErrors }, 'not_found', 'changed_meanwhile'),
})
