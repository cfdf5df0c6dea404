import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { adId, adWish } from './ad.ts'
import { rowVersion } from '../rowVersion.ts'

export const changeAd = operation({
  method: 'POST',
  path: '/office/api/ad/change',
  access: 'staff',
  permission: 'ad.change',
  summary: 'Changes an ad, from the version that whoever changes it saw',
  body: v.object({ ad_id: adId, version: rowVersion, wish: adWish, reason }),
  answer: v.object({ version: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
