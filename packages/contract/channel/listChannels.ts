import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'

const channel = v.object({
  id: v.string(),
  name: v.string(),
  img: v.string(),
  /** 1 a bank, 2 a wallet or another instrument. */
  flag: v.picklist([1, 2]),
  min_amount: pesos,
  max_amount: pesos,
  /** The amounts that are offered at a tap. */
  amount_limit: v.array(pesos),
  tips: v.string(),
  /** The same in Tagalog; empty where it was not written. */
  tips_tl: v.string(),
  /** 1 where a deposit through it may earn cashback. */
  cashback_state: v.picklist([0, 1]),
  cashback_coupons_num: v.number(),
  /** The law caps such cashback, so that it may have to wait. */
  cashback_is_capped: v.boolean(),
})

export const listChannels = operation({
  method: 'GET',
  path: '/finance/channel/list',
  access: 'member',
  summary: 'The ways in which money can come in, or go out',
  query: v.object({
    /** 1 to deposit, 2 to withdraw. */
    mode: v.optional(
      v.pipe(
        v.picklist(['1', '2']),
        v.transform(text => (text === '1' ? 1 : 2)),
      ),
      '1',
    ),
  }),
  answer: listOf(channel),
  refusals: {},
})
