import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { depositStatuses } from './status.ts'

/** One attempt to pay in, as its owner sees it. */
export const deposit = v.object({
  id: v.string(),
  status: v.picklist(depositStatuses),
  amount: pesos,
  channel_name: v.string(),
  channel_img: v.string(),
  created_at: seconds,
  /** Its owner does not pay it any more, and the gateway has not closed its page yet. */
  is_canceling: v.boolean(),
})
