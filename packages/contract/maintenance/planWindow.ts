import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { maintenanceErrors } from './errors.ts'
import { scope, span, windowId } from './window.ts'

export const planWindow = operation({
  method: 'POST',
  path: '/office/api/maintenance/plan',
  access: 'staff',
  permission: 'maintenance.plan',
  summary: 'Plans a time in which a provider, or everything, is closed',
  body: v.object({ venue_id: scope, ...span, reason }),
  answer: v.object({ id: windowId }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(maintenanceErrors, 'window_order', 'window_far', 'window_there'),
  },
})
