import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from './operator.ts'

export const unlockOperator = operation({
  method: 'POST',
  path: '/office/api/operator/unlock',
  access: 'staff',
  permission: 'operator.unlock',
  summary: 'Lets an operator try again at once after too many wrong passwords or codes',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), reason }),
  answer: v.object({}),
  refusals: pick(generalErrors, 'not_found'),
})
