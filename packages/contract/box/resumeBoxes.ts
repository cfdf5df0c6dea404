import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { settingErrors } from '../setting/errors.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { boxDeskAnswer } from './getDesk.ts'

export const resumeBoxes = operation({
  method: 'POST',
  path: '/office/api/box/resume',
  access: 'staff',
  permission: 'promotion.decide',
  summary: 'Proposes that mystery boxes are given again, or agrees to what a colleague proposed',
  body: v.object({ reason }),
  answer: boxDeskAnswer,
  refusals: { ...pick(staffErrors, 'changed_meanwhile'), ...pick(settingErrors, 'setting_own') },
})
