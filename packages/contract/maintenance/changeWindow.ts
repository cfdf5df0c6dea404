import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { maintenanceErrors } from './errors.ts'
import { span, windowId, windowVersion } from './window.ts'

export const changeWindow = operation({
  method: 'POST',
  path: '/office/api/maintenance/change',
  access: 'staff',
  permission: 'maintenance.plan',
  summary: 'Moves a time of maintenance, from the version that was seen; of one that has begun only the end',
  body: v.object({ id: windowId, version: windowVersion, ...span, reason }),
  answer: v.object({ version: v.number() }),
  refusals: {
    ...maintenanceErrors,
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
  },
})
