import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { boxWhyNot } from './box.ts'

export const getBonus = operation({
  method: 'GET',
  path: '/promo/bonus/query',
  access: 'member',
  summary: 'Whether a mystery box waits for the member today',
  query: v.object({ cash_type: v.picklist(['4001']) }),
  answer: v.object({
    /** 0 none, 1 a box waits, 2 opened today. */
    task_state: v.picklist([0, 1, 2]),
    /** Nothing before the box is opened. */
    bonus: pesos,
    /** 0 where no box waits. */
    expires_at: seconds,
    /** What seed and odds of today are bound by. Empty where there are no boxes today. */
    commitment: v.string(),
    why_not: boxWhyNot,
  }),
  refusals: {},
})
