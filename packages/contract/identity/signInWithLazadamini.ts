import * as v from 'valibot'
import { operation } from '../operation.ts'
import { partnerCode } from './partner.ts'
import { partnerRefusals } from './partnerRefusals.ts'
import { entry } from './token.ts'

export const signInWithLazadamini = operation({
  method: 'POST',
  path: '/finance/lazadaminiapp/login',
  access: 'guest',
  summary: "Sign in whoever the shopping app's mini app vouches for; who is new becomes a member",
  body: v.object({ authCode: partnerCode }),
  answer: entry,
  refusals: partnerRefusals,
})
