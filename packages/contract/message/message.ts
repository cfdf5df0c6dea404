import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

const text = v.tuple([v.string(), v.string()])

/** What a member was told, in every language. The id is the one that it bore when it was told live. */
export const message = v.object({
  messageId: v.pipe(v.string(), v.uuid()),
  cash_type: v.number(),
  title: text,
  text,
  amount: pesos,
  created_at: seconds,
  is_read: v.boolean(),
})
