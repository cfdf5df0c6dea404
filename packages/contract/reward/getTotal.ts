import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'

export const getTotal = operation({
  method: 'GET',
  path: '/promo/bonus/total',
  access: 'member',
  summary: 'What the member was given in bonuses of all time',
  answer: v.object({ total: pesos }),
  refusals: {},
})
