import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { cashierErrors } from './errors.ts'

export const decideWay = operation({
  method: 'POST',
  path: '/office/api/channel/way/decide',
  access: 'staff',
  permission: 'channel.agree',
  summary: 'Agrees to the way that a colleague proposed, and the next withdrawal goes by it, or refuses it',
  body: v.object({
    /** Of what was proposed, so that nobody agrees to another way than they saw. */
    id: v.pipe(v.string(), v.uuid()),
    is_agreed: v.boolean(),
    reason,
  }),
  answer: v.object({}),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(cashierErrors, 'channel_unreached', 'channel_name', 'way_own'),
  },
})
