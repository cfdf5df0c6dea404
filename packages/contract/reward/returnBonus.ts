import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { returnErrors } from './errors.ts'

export const returnBonus = operation({
  method: 'POST',
  path: '/promo/bonus/return',
  access: 'member',
  money: true,
  summary: 'Gives a bonus back: what is left of it is taken, and nothing of it has to be played any more',
  body: v.object({
    /** As the list of lots names it. */
    lot: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
    /** What would be taken, as it was shown. */
    amount: pesos,
  }),
  answer: v.object({ message: v.string(), amount: pesos, withdrawable: pesos }),
  refusals: returnErrors,
})
