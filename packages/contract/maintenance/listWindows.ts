import * as v from 'valibot'
import { listOf } from '../list.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { scope, span, windowId, windowVersion } from './window.ts'

export const listWindows = operation({
  method: 'GET',
  path: '/office/api/maintenance/list',
  access: 'staff',
  permission: 'maintenance.list',
  summary: 'The times of maintenance, the latest first',
  answer: listOf(
    v.object({
      id: windowId,
      version: windowVersion,
      venue_id: scope,
      provider: v.string(),
      ...span,
      state: v.picklist(['planned', 'open', 'over', 'cancelled']),
      updated_at: seconds,
    }),
  ),
  refusals: {},
})
