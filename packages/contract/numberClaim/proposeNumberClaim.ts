import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { numberClaimErrors } from './errors.ts'
import { numberClaimId, numberClaimStatuses } from './numberClaim.ts'

export const proposeNumberClaim = operation({
  method: 'POST',
  path: '/office/api/number-claim/propose',
  access: 'staff',
  permission: 'number.propose',
  summary:
    'Proposes to move the account of a verified member to the new number, and says how the person was checked; the owner is told, and a colleague has to approve',
  body: v.object({ id: numberClaimId, proof: reason }),
  answer: v.object({ status: v.picklist(numberClaimStatuses) }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(
      numberClaimErrors,
      'number_claim_over',
      'number_claim_beside',
      'number_claim_unverified',
      'number_claim_member',
      'number_claim_taken',
    ),
  },
})
