import * as v from 'valibot'
import { gateErrors } from '../gate/errors.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { exclusionErrors } from './errors.ts'
import { exclusionPeriods } from './period.ts'

export const setExclusion = operation({
  method: 'POST',
  path: '/member/exclusion/set',
  access: 'member',
  stepUp: true,
  money: true,
  summary: 'Excludes the member from play for months or years, at once, and frees the whole balance to be withdrawn',
  body: v.object({ period: v.picklist(exclusionPeriods) }),
  answer: v.object({ closed_until: seconds }),
  refusals: { ...pick(exclusionErrors, 'exclusion_longer'), ...pick(gateErrors, 'gate_exclusion') },
})
