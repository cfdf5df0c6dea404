import * as v from 'valibot'
import { operation } from '../operation.ts'
import { partnerCode } from './partner.ts'
import { partnerRefusals } from './partnerRefusals.ts'
import { entry } from './token.ts'

export const signInWithGlife = operation({
  method: 'POST',
  path: '/member/glife/login',
  access: 'guest',
  summary: "Sign in whoever the e-wallet's mini app vouches for; who is new becomes a member",
  body: v.object({ token: partnerCode }),
  answer: entry,
  refusals: partnerRefusals,
})
