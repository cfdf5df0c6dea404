import { operation } from '../operation.ts'
import { submitRefusals, submitted } from './insertRecord.ts'
import { submission } from './submission.ts'

export const updateRecord = operation({
  method: 'POST',
  path: '/member/kyc/update',
  access: 'member',
  summary: 'Submit it again after it was sent back or to complete it; the first submission where there is none',
  body: submission,
  answer: submitted,
  refusals: submitRefusals,
})
