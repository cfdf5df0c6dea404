import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { numberClaimErrors } from './errors.ts'
import { numberClaimId, numberClaimStatuses } from './numberClaim.ts'

export const approveNumberClaim = operation({
  method: 'POST',
  path: '/office/api/number-claim/approve',
  access: 'staff',
  permission: 'number.approve',
  summary:
    'Agrees to what a colleague proposed a day ago or earlier: the account has the new number and every session ends',
  body: v.object({ id: numberClaimId, reason }),
  answer: v.object({ status: v.picklist(numberClaimStatuses) }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(
      numberClaimErrors,
      'number_claim_over',
      'number_claim_unverified',
      'number_claim_member',
      'number_claim_taken',
      'number_claim_early',
      'number_claim_own',
    ),
  },
})
