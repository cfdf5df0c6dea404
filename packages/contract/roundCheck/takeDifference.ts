import * as v from 'valibot'
import { operation } from '../operation.ts'
import { reason } from '../staff/operator.ts'
import { differenceRefusals, seenDifference } from './difference.ts'

export const takeDifference = operation({
  method: 'POST',
  path: '/office/api/round-check/difference/take',
  access: 'staff',
  permission: 'round.take',
  summary: 'Says who is looking at a difference, in place of whoever was seen to be. It stays on the list',
  body: v.object({ ...seenDifference, reason }),
  answer: v.object({ version: v.number() }),
  refusals: differenceRefusals,
})
