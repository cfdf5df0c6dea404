import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { adId, adWish } from './ad.ts'
import { adErrors } from './errors.ts'

export const createAd = operation({
  method: 'POST',
  path: '/office/api/ad/create',
  access: 'staff',
  permission: 'ad.change',
  summary: 'Makes an ad under the ID that its links will carry',
  body: v.object({ ad_id: adId, wish: adWish, reason }),
  answer: v.object({ ad_id: v.string() }),
  refusals: pick(adErrors, 'ad_exists'),
})
