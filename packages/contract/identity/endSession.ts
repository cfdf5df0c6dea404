import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'

export const endSession = operation({
  method: 'POST',
  path: '/member/session/delete',
  access: 'member',
  readsSession: true,
  summary: 'Sign out on one of the own devices',
  body: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: v.object({}),
  refusals: pick(generalErrors, 'not_found'),
})
