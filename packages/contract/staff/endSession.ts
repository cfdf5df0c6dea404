import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'

export const endSession = operation({
  method: 'POST',
  path: '/office/api/session/end',
  access: 'staff',
  permission: 'office.enter',
  summary: "Ends one of the operator's own sessions",
  body: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: v.object({}),
  refusals: pick(generalErrors, 'not_found'),
})
