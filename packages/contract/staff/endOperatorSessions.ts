import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from './operator.ts'

export const endOperatorSessions = operation({
  method: 'POST',
  path: '/office/api/operator/sessions/end',
  access: 'staff',
  permission: 'operator.endSessions',
  summary: 'Signs an operator out everywhere',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), reason }),
  answer: v.object({ ended: v.number() }),
  refusals: pick(generalErrors, 'not_found'),
})
