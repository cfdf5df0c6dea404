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
})
