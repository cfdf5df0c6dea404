import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { whyNot } from '../promotion/listPromotions.ts'
import { pick } from '../refusal.ts'
import { inviteOffer, ownGift } from './invite.ts'

export const getInvite = operation({
  method: 'GET',
  path: '/promo/invite/detail',
  access: 'member',
  summary: 'The member’s own link, what inviting gives, and what it has come to',
  answer: v.object({
    link: v.string(),
    code: v.string(),
    invited: v.number(),
    verified: v.number(),
    deposited: v.number(),
    /** What friends have brought in all, less what was taken back. */
    reward_total: pesos,
    /** Friends of this month for whom something was given. */
    counted_this_month: v.number(),
    /** Where the member stands as an agent: nowhere, applied, or decided. */
    agent: v.picklist(['', 'pending', 'approved', 'rejected']),
    /** Nothing where inviting gives nothing at the moment, or the member may have no promotion. */
    offer: v.nullable(inviteOffer),
    /** What inviting gives comes only once the member has an approved ID, which they have not. */
    needs_id: v.boolean(),
    /** What the member gets for having come by somebody's link, and how far they are; nothing where there is nothing to get. */
    own: v.nullable(ownGift),
    /** Why the member is given nothing just now, where it is about them. */
    why_not: whyNot,
    /** What the member has yet to have for inviting to give them anything; nothing where they have all of it. */
    lacks: whyNot,
  }),
  refusals: pick(generalErrors, 'not_found'),
})
