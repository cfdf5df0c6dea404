import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { harmDeskErrors } from './errors.ts'

export const setIncome = operation({
  method: 'POST',
  path: '/office/api/harm/income/set',
  access: 'staff',
  permission: 'harm.contact',
  summary:
    'Writes down what a member told us that they earn in a month, or takes it back. More than is known, or nothing, a colleague has to agree to',
  body: v.object({
    uid: memberUid,
    /** Whole pesos; 0 takes it back. */
    monthly: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
    reason,
  }),
  answer: v.object({
    /** Whether it counts only once a colleague has agreed. */
    is_waiting: v.boolean(),
  }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(harmDeskErrors, 'harm_waiting'),
  },
})
