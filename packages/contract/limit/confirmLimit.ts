import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { limitErrors } from './errors.ts'
import { limitFigure, limitList, limitName } from './limit.ts'

export const confirmLimit = operation({
  method: 'POST',
  path: '/member/limit/confirm',
  access: 'member',
  readsSession: true,
  summary: 'Confirm a higher limit, or none, that was asked for a day ago or more',
  body: v.object({ ...limitName, most: limitFigure }),
  answer: limitList,
  refusals: pick(limitErrors, 'limit_change_gone', 'limit_change_early'),
})
