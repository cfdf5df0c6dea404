import * as v from 'valibot'
import { gateErrors } from '../gate/errors.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { exclusionErrors } from './errors.ts'
import { breakPeriods } from './period.ts'

export const setBreak = operation({
  method: 'POST',
  path: '/member/exclusion/break',
  access: 'member',
  money: true,
  summary: 'Closes play, deposits and bonuses to the member for a break, at once and until its end',
  body: v.object({ period: v.picklist(breakPeriods) }),
  answer: v.object({ closed_until: seconds }),
  refusals: { ...pick(exclusionErrors, 'exclusion_longer'), ...pick(gateErrors, 'gate_exclusion') },
})
