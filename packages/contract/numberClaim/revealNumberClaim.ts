import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { numberClaimId } from './numberClaim.ts'

export const revealNumberClaim = operation({
  method: 'POST',
  path: '/office/api/number-claim/reveal',
  access: 'staff',
  permission: 'number.reveal',
  summary: 'The whole new number of a request and what was written with it, for a reason that is kept',
  body: v.object({ id: numberClaimId, reason }),
  answer: v.object({ new_phone: v.string(), words: v.string() }),
  refusals: pick(generalErrors, 'not_found'),
})
