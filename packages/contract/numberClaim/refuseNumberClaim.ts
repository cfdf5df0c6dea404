import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { numberClaimErrors } from './errors.ts'
import { numberClaimId, numberClaimStatuses } from './numberClaim.ts'

export const refuseNumberClaim = operation({
  method: 'POST',
  path: '/office/api/number-claim/refuse',
  access: 'staff',
  permission: 'number.refuse',
  summary: 'Refuses a request to move an account to another number, proposed or not',
  body: v.object({ id: numberClaimId, reason }),
  answer: v.object({ status: v.picklist(numberClaimStatuses) }),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(numberClaimErrors, 'number_claim_over') },
})
