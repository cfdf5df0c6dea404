import * as v from 'valibot'
import { gateErrors } from '../gate/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { depositErrors } from './errors.ts'

export const openDeposit = operation({
  method: 'POST',
  path: '/finance/payment/deposit',
  twin: 'GET',
  access: 'member',
  money: true,
  summary: 'Begin to pay in: the answer says where the browser goes to pay',
  body: v.object({
    // Whatever is wrong with an amount is told with the channel's limits, so what is no number comes through here.
    amount: v.pipe(v.string(), v.maxLength(30)),
    /** The channel. */
    pid: v.pipe(v.string(), v.maxLength(32)),
    device: v.optional(v.literal('web'), 'web'),
    cashback_flag: v.optional(v.picklist(['0', '1']), '0'),
  }),
  answer: v.object({ id: v.string(), pay_url: v.string() }),
  refusals: {
    ...gateErrors,
    ...pick(
      depositErrors,
      'channel_unknown',
      'channel_closed',
      'deposit_amount',
      'deposit_limit',
      'deposit_limit_reached',
      'deposit_kyc_required',
      'deposits_open',
      'deposit_link_failed',
      'deposit_over',
    ),
  },
})
