import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { harmDeskErrors } from './errors.ts'
import { shownLowering } from './readHarm.ts'

export const decideLowering = operation({
  method: 'POST',
  path: '/office/api/harm/lowering/decide',
  access: 'staff',
  permission: 'harm.decide',
  summary: 'Agrees to a lower band that a colleague proposed, or refuses it',
  body: v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: shownLowering,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(harmDeskErrors, 'harm_own'),
  },
})
