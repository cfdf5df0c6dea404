import * as v from 'valibot'
import { listOf } from '../list.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { shownOperator } from './operator.ts'

export const listOperators = operation({
  method: 'GET',
  path: '/office/api/operator/list',
  access: 'staff',
  permission: 'operator.list',
  summary: 'Everybody who works here, with their role and when they were last seen',
  answer: listOf(
    v.object({
      ...shownOperator.entries,
      created_at: seconds,
      seen_at: seconds,
      sessions: v.number(),
      is_closed: v.boolean(),
      /** Until when nobody comes in as them, after too many wrong tries; 0 where they may. */
      locked_until: seconds,
    }),
  ),
  refusals: {},
})
