import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { limitErrors } from './errors.ts'
import { limitList, limitName } from './limit.ts'

export const setLimit = operation({
  method: 'POST',
  path: '/member/limit/set',
  access: 'member',
  readsSession: true,
  summary: 'Set a limit: a first or a lower one at once, a higher one or none once it was confirmed a day later',
  // What is wrong with a figure is told with what it may be, so what is no number comes through here.
  body: v.object({ ...limitName, most: v.pipe(v.string(), v.maxLength(30)) }),
  answer: limitList,
  refusals: pick(limitErrors, 'limit_amount', 'limit_minutes', 'limit_changes_full'),
})
