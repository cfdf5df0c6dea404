import * as v from 'valibot'
import { operation } from '../operation.ts'
import { reason } from '../staff/operator.ts'
import { differenceRefusals, outcomes, seenDifference } from './difference.ts'

export const settleDifference = operation({
  method: 'POST',
  path: '/office/api/round-check/difference/settle',
  access: 'staff',
  permission: 'round.settle',
  summary: 'Says what was done about a difference by hand, which takes it off the list. It moves no money',
  body: v.object({ ...seenDifference, outcome: v.picklist(outcomes), note: reason }),
  answer: v.object({ version: v.number() }),
  refusals: differenceRefusals,
})
