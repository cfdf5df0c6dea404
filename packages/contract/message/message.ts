import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

const text = v.tuple([v.string(), v.string()])

/** What a member was told, in every language. The id is the one that it bore when it was told live. */
export const message = v.object({
  messageId: v.pipe(v.string(), v.uuid()),
  /** 0 where it tells of no bonus: `kind` then says of what. */
  cash_type: v.number(),
  kind: v.string(),
  title: text,
  text,
  /** What it tells of came to; zero where it is about no money. */
  amount: pesos,
  /** The page of the app on which its member goes on. */
  link: v.string(),
  created_at: seconds,
  is_read: v.boolean(),
})
