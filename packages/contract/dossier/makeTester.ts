import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { memberUid } from './shown.ts'

export const makeTester = operation({
  method: 'POST',
  path: '/office/api/member/tester/make',
  access: 'staff',
  permission: 'member.makeTester',
  summary: 'Makes a member a test account for good: left out of every figure, and paid by a stand-in alone',
  body: v.object({ uid: memberUid, reason }),
  answer: v.object({ kyc_status: v.number() }),
  refusals: pick({ ...generalErrors, ...staffErrors }, 'not_found', 'changed_meanwhile'),
})
