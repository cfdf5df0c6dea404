import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { redemptionKey } from './deskRedemption.ts'
import { redemptionDeskErrors } from './errors.ts'

export const completeRedemption = operation({
  method: 'POST',
  path: '/office/api/redemption/complete',
  access: 'staff',
  permission: 'redemption.change',
  summary: 'Says that it was received, or picked up at the store',
  body: v.object(redemptionKey),
  answer: v.object({ complete_status: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...redemptionDeskErrors },
})
