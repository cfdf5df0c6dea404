import * as v from 'valibot'
import { operation } from '../operation.ts'
import { realityCheck } from './realityCheck.ts'

export const answerCheck = operation({
  method: 'POST',
  path: '/member/reality_check/answer',
  access: 'member',
  readsSession: true,
  summary: 'Answer a reality check, on every device at once: play goes on, or all games of the member end',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), answer: v.picklist(['keep', 'stop']) }),
  answer: realityCheck,
  refusals: {},
})
