import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { landing, landingNames } from './landing.ts'

export const getLanding = operation({
  method: 'GET',
  path: '/promo/landing/detail',
  access: 'guest',
  summary: 'What the landing page of an ad says, if it is on',
  query: v.object({ name: v.picklist(landingNames) }),
  answer: landing,
  refusals: pick(generalErrors, 'not_found'),
})
