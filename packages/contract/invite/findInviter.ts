import * as v from 'valibot'
import { operation } from '../operation.ts'
import { inviteCode, inviteOffer } from './invite.ts'

export const findInviter = operation({
  method: 'GET',
  path: '/promo/invite/open',
  access: 'guest',
  summary: 'Who invites by a link, as public lists name them, and what a friend gets',
  query: v.object({ code: v.optional(v.union([v.literal(''), inviteCode]), '') }),
  answer: v.object({
    /** Empty where the code is nobody’s, or has ended. */
    name: v.string(),
    /** Whether the code is somebody’s: not told to whoever has asked for too many that are nobody’s. */
    is_known: v.picklist(['yes', 'no', 'untold']),
    /** Nothing for a guest whom no member's own link brought: they get nothing for coming. */
    offer: v.nullable(inviteOffer),
  }),
  refusals: {},
})
