import * as v from 'valibot'
import { depositErrors } from '../deposit/errors.ts'
import { gateErrors } from '../gate/errors.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { voucherErrors } from './errors.ts'

export const exchangeVoucher = operation({
  method: 'POST',
  path: '/finance/lazada/exchange',
  access: 'member',
  money: true,
  summary: 'Turns the code of a voucher into balance, once',
  body: v.object({
    // Spaces come along when a code is pasted; how long it is without them is judged by the operation.
    exchangeCode: v.pipe(v.string(), v.maxLength(200)),
    device: v.optional(v.literal('web'), 'web'),
  }),
  answer: v.object({ message: v.string(), id: v.string(), amount: pesos }),
  refusals: {
    ...gateErrors,
    ...pick(depositErrors, 'channel_unknown', 'deposit_kyc_required', 'deposit_limit_reached'),
    ...pick(voucherErrors, 'voucher_code', 'voucher_refused', 'voucher_yours', 'voucher_limit', 'voucher_tries'),
  },
})
