import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { promotionStates, shownKind } from './promotion.ts'

export const deskPromotion = v.object({
  id: v.string(),
  kind: v.string(),
  title: v.string(),
  state: v.picklist(promotionStates),
  first_day: v.string(),
  last_day: v.string(),
  budget: pesos,
  /** What the version that holds has given. */
  cost: pesos,
  /** What is left of its budget. */
  left: pesos,
  claims: v.number(),
  stop_reason: v.string(),
  stopped_at: seconds,
})

export const listDeskPromotions = operation({
  method: 'GET',
  path: '/office/api/promotion/list',
  access: 'staff',
  permission: 'promotion.list',
  isPassive: true,
  summary: 'Every promotion with its state and cost, and the kinds there are',
  query: v.object({ state: v.optional(v.picklist(['', ...promotionStates]), '') }),
  answer: v.object({ ...listOf(deskPromotion).entries, kinds: v.array(shownKind), today: v.string() }),
  refusals: {},
})
