import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { inviteErrors } from './errors.ts'

export const renewLink = operation({
  method: 'POST',
  path: '/promo/invite/renew',
  access: 'member',
  summary:
    'Ends the member’s own link, which brings nobody from then on, and gives them a new one; friends of before stay',
  answer: v.object({ link: v.string(), code: v.string() }),
  refusals: pick(inviteErrors, 'invite_renewed_often'),
})
