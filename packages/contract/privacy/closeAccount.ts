import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { privacyErrors } from './errors.ts'
import { remainder } from './remainder.ts'

export const closeAccount = operation({
  method: 'POST',
  path: '/member/close',
  access: 'member',
  stepUp: true,
  summary: "Close the member's own account for good and end all of its sessions",
  body: v.object({
    /** The very sums that the member was told they give up. */
    gives_up: v.optional(remainder),
  }),
  answer: v.object({}),
  refusals: pick(privacyErrors, 'balance_left', 'deposit_pending', 'redemption_open', 'remainder_left'),
})
