import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { parcelEntries, redemptionKey } from './deskRedemption.ts'
import { redemptionDeskErrors } from './errors.ts'

export const correctParcel = operation({
  method: 'POST',
  path: '/office/api/redemption/correct',
  access: 'staff',
  permission: 'redemption.change',
  summary: 'Corrects with whom a parcel is on its way and under which number, from what was seen',
  body: v.object({ ...redemptionKey, ...parcelEntries, seen_tracking: v.pipe(v.string(), v.maxLength(80)) }),
  answer: v.object({ complete_status: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...redemptionDeskErrors },
})
