import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { betErrors } from './errors.ts'
import { betRecord } from './record.ts'
import { recordId } from './recordId.ts'

export const getBet = operation({
  method: 'GET',
  path: '/member/bet/detail',
  access: 'member',
  summary: "One of the member's rounds",
  query: v.object({ id: recordId }),
  answer: betRecord,
  refusals: pick(betErrors, 'bet_not_found'),
})
