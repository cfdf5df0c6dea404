import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { maintenanceErrors } from './errors.ts'
import { windowId, windowVersion } from './window.ts'

export const cancelWindow = operation({
  method: 'POST',
  path: '/office/api/maintenance/cancel',
  access: 'staff',
  permission: 'maintenance.plan',
  summary: 'Cancels a time of maintenance, or ends one that has begun',
  body: v.object({ id: windowId, version: windowVersion, reason }),
  answer: v.object({}),
  refusals: {
    ...pick(maintenanceErrors, 'window_over'),
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
  },
})
