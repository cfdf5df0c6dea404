import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { boxDeskAnswer } from './getDesk.ts'

export const stopBoxes = operation({
  method: 'POST',
  path: '/office/api/box/stop',
  access: 'staff',
  permission: 'promotion.stop',
  summary: 'Stops mystery boxes at once; two people give them again',
  body: v.object({ reason }),
  answer: boxDeskAnswer,
  refusals: pick(staffErrors, 'changed_meanwhile'),
})
