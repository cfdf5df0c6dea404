import * as v from 'valibot'
import { operation } from '../operation.ts'
import { partnerCode } from './partner.ts'
import { partnerRefusals } from './partnerRefusals.ts'
import { entry } from './token.ts'

export const signInWithMayamini = operation({
  method: 'POST',
  path: '/member/mayamini/login',
  access: 'guest',
  summary: "Sign in whoever the second wallet's mini app vouches for; who is new becomes a member",
  body: v.object({ sessionId: partnerCode }),
  answer: entry,
  refusals: partnerRefusals,
})
