import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { redemptionKey } from './deskRedemption.ts'
import { redemptionDeskErrors } from './errors.ts'

export const failRedemption = operation({
  method: 'POST',
  path: '/office/api/redemption/fail',
  access: 'staff',
  permission: 'redemption.fail',
  summary: 'Gives up a redemption: its Filcoins go back to the member, and its pieces to the stock',
  body: v.object({ ...redemptionKey, reason }),
  answer: v.object({ complete_status: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...redemptionDeskErrors },
})
