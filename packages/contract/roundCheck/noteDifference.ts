import * as v from 'valibot'
import { operation } from '../operation.ts'
import { reason } from '../staff/operator.ts'
import { differenceRefusals, seenDifference } from './difference.ts'

export const noteDifference = operation({
  method: 'POST',
  path: '/office/api/round-check/difference/note',
  access: 'staff',
  permission: 'round.note',
  summary: 'Explains a difference, over the note that was seen. It moves no money',
  body: v.object({ ...seenDifference, note: reason }),
  answer: v.object({ version: v.number() }),
  refusals: differenceRefusals,
})
