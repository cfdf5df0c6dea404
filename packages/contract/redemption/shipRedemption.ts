import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { parcelEntries, redemptionKey } from './deskRedemption.ts'
import { redemptionDeskErrors } from './errors.ts'

export const shipRedemption = operation({
  method: 'POST',
  path: '/office/api/redemption/ship',
  access: 'staff',
  permission: 'redemption.change',
  summary: 'Says that it is on its way, with whom and under which number',
  body: v.object({ ...redemptionKey, ...parcelEntries }),
  answer: v.object({ complete_status: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...redemptionDeskErrors },
})
