import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { boxTerms } from './box.ts'
import { boxDeskErrors } from './errors.ts'
import { boxDeskAnswer } from './getDesk.ts'

export const proposeTerms = operation({
  method: 'POST',
  path: '/office/api/box/terms/propose',
  access: 'staff',
  permission: 'promotion.change',
  summary: 'Proposes other odds of mystery boxes for days to come; a colleague has to agree',
  body: v.object({ terms: boxTerms, reason }),
  answer: boxDeskAnswer,
  refusals: pick(boxDeskErrors, 'box_odds', 'box_gift', 'box_waiting'),
})
