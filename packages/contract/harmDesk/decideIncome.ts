import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { harmDeskErrors } from './errors.ts'
import { shownIncomeChange } from './readHarm.ts'

export const decideIncome = operation({
  method: 'POST',
  path: '/office/api/harm/income/decide',
  access: 'staff',
  permission: 'harm.decide',
  summary: 'Agrees to an income that a colleague wrote down and that may lower a band, or refuses it',
  body: v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: shownIncomeChange,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(harmDeskErrors, 'harm_own'),
  },
})
