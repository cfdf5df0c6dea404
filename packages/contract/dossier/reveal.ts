import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { memberUid } from './shown.ts'

export const reveal = operation({
  method: 'POST',
  path: '/office/api/member/reveal',
  access: 'staff',
  permission: 'member.reveal',
  summary: 'What is masked of a member, for a reason that is kept',
  body: v.object({ uid: memberUid, reason }),
  answer: v.object({ phone: v.string(), email: v.string(), real_name: v.string(), address: v.string() }),
  refusals: pick(generalErrors, 'not_found'),
})
