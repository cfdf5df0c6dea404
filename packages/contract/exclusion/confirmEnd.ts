import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { exclusionErrors } from './errors.ts'

export const confirmEnd = operation({
  method: 'POST',
  path: '/member/exclusion/confirm',
  access: 'member',
  stepUp: true,
  money: true,
  summary: 'Ends an exclusion whose end was agreed to 24 hours ago or more, for a member who still wants it',
  answer: v.object({ is_open: v.boolean() }),
  refusals: pick(
    exclusionErrors,
    'exclusion_request_none',
    'exclusion_cooling',
    'exclusion_first_months',
    'exclusion_same_person',
  ),
})
