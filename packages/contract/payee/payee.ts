import * as v from 'valibot'
import { seconds } from '../money.ts'

/** An account that money may be paid out to, as its owner sees it. */
export const payee = v.object({
  id: v.string(),
  uid: v.string(),
  /** The number with its middle hidden: nobody needs the whole of it again. */
  account: v.string(),
  channel_name: v.string(),
  channel_img: v.string(),
  /** 1 a bank, 2 a wallet or another instrument. */
  flag: v.picklist([1, 2]),
  currency: v.literal('PHP'),
  first_name: v.string(),
  middle_name: v.string(),
  last_name: v.string(),
  /** 1 active, 2 hidden. */
  status: v.picklist([1, 2]),
  created_at: seconds,
  /** From when on money may be paid out to it. */
  ready_at: seconds,
})
