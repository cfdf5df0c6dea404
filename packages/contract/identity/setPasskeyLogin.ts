import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'

export const setPasskeyLogin = operation({
  method: 'POST',
  path: '/member/passkey/login/set',
  access: 'member',
  stepUp: true,
  summary: 'Whether nothing but a passkey lets the member in, for whoever has just shown a passkey of this site',
  body: v.object({ asks_passkey: v.boolean() }),
  answer: v.object({}),
  refusals: { ...pick(identityErrors, 'passkey_missing'), ...pick(generalErrors, 'step_up_required') },
})
