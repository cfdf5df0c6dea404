import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { kycErrors } from './errors.ts'
import { submission } from './submission.ts'

export const submitRefusals = pick(
  kycErrors,
  'kyc_locked',
  'kyc_photo_unknown',
  'kyc_photo_locked',
  'kyc_type_locked',
  'id_number_invalid',
  'birthday_outside',
  'branch_unknown',
)

/** What a submission comes to: the member's standing, and which version of the record it is. */
export const submitted = v.object({ kyc_status: v.number(), version: v.number() })

export const insertRecord = operation({
  method: 'POST',
  path: '/member/kyc/insert',
  access: 'member',
  summary: 'Submit what a member states about themselves for the first time',
  body: submission,
  answer: submitted,
  refusals: { ...submitRefusals, ...pick(kycErrors, 'kyc_exists') },
})
