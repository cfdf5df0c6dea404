import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'
import { handoffCode } from './handoff.ts'
import { accessToken } from './token.ts'

export const signInWithHandoff = operation({
  method: 'POST',
  path: '/member/handoff/login',
  access: 'guest',
  summary: 'Exchange the code that one window was given in another for an access token of its own',
  body: v.object({ code: handoffCode }),
  answer: v.object({ token: accessToken }),
  refusals: { ...pick(identityErrors, 'handoff_invalid', 'account_closed'), ...pick(generalErrors, 'account_blocked') },
})
