import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { passkeyId } from './passkey.ts'

export const deletePasskey = operation({
  method: 'POST',
  path: '/member/passkey/delete',
  access: 'member',
  stepUp: true,
  summary:
    'Take an own passkey away, for whoever has just shown a code or a passkey; without one left, a code lets in again',
  body: v.object({ id: passkeyId }),
  answer: v.object({}),
  refusals: pick(generalErrors, 'not_found', 'step_up_required'),
})
