import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { welfareBanner } from '../welfare/banner.ts'
import { eligibilityErrors } from './errors.ts'

const codes = Object.keys(eligibilityErrors) as (keyof typeof eligibilityErrors)[]

/** Why the one who asks may not have it, in their language. */
export const whyNot = v.nullable(v.object({ code: v.picklist(codes), sentence: v.string() }))

export const shownPromotion = v.object({
  id: v.string(),
  kind: v.string(),
  cash_type: v.number(),
  title: v.string(),
  summary: v.string(),
  start_time: seconds,
  end_time: seconds,
  /** Whether it is claimed by the member, or comes by itself for each day played. */
  is_claimed_by_hand: v.boolean(),
  has_claimed: v.boolean(),
  why_not: whyNot,
})

export const listPromotions = operation({
  method: 'GET',
  path: '/promo/list',
  access: 'member',
  summary: 'The promotions that are offered to the member now, the first to be shown first',
  answer: v.object({
    d: v.array(shownPromotion),
    t: v.number(),
    /** The cards of the Welfare page, in the operator's order. None where nothing is offered to this member. */
    banners: v.array(v.object({ ...welfareBanner.entries, why_not: whyNot })),
    /** What the VIP tab shows: the live gifts for members of a level. Without any the tab is off. */
    vip_gifts: v.array(v.object({ id: v.string(), why_not: whyNot })),
    /** Why none is offered, where nothing is offered to this member at all. */
    why_none: whyNot,
  }),
  refusals: {},
})
