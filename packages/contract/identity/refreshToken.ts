import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { accessToken } from './token.ts'

export const refreshToken = operation({
  method: 'POST',
  path: '/member/refresh/token',
  twin: 'GET',
  access: 'member',
  readsSession: true,
  summary: 'Exchange the access token for a new one of the same session; the old one counts no more',
  answer: v.object({ token: accessToken }),
  refusals: pick(generalErrors, 'invalid_token'),
})
