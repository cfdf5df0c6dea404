import * as v from 'valibot'
import { day } from '../day.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { roundCheckErrors } from './errors.ts'

export const compareRounds = operation({
  method: 'POST',
  path: '/office/api/round-check/make',
  access: 'staff',
  permission: 'round.make',
  summary: 'Compares the rounds of one day at one provider anew, now',
  body: v.object({ provider: v.pipe(v.string(), v.maxLength(40)), day }),
  answer: v.object({ rounds: v.number(), differences: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...roundCheckErrors },
})
