import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { deskRedemption, redemptionKey } from './deskRedemption.ts'

export const readRedemption = operation({
  method: 'POST',
  path: '/office/api/redemption/read',
  access: 'staff',
  permission: 'redemption.read',
  summary: 'One redemption with the person and the address it goes to. Reading it is on record',
  body: v.object(redemptionKey),
  answer: v.object({
    ...deskRedemption.entries,
    price: v.string(),
    recipient_name: v.string(),
    phone_number: v.string(),
    email: v.string(),
    delivery_address: v.string(),
    store_address: v.string(),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
