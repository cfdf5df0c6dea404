import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { memberUid } from './shown.ts'

export const endSessions = operation({
  method: 'POST',
  path: '/office/api/member/session/end',
  access: 'staff',
  permission: 'member.endSessions',
  summary: 'Signs a member out everywhere',
  body: v.object({ uid: memberUid, reason }),
  answer: v.object({ ended: v.number() }),
  refusals: pick(generalErrors, 'not_found'),
})
