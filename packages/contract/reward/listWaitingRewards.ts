import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { reward } from './reward.ts'

export const listWaitingRewards = operation({
  method: 'GET',
  path: '/promo/reward/waiting',
  access: 'member',
  summary: 'What the member was promised and the cap of the law leaves no room for yet, the oldest first',
  answer: listOf(
    v.object({
      ...reward.entries,
      /** How much more play this month makes room for it. Nothing where no play does. */
      more_play: v.nullable(pesos),
    }),
  ),
  refusals: {},
})
