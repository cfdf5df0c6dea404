import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { harmDeskErrors } from './errors.ts'
import { shownLowering } from './readHarm.ts'

export const proposeLowering = operation({
  method: 'POST',
  path: '/office/api/harm/lowering/propose',
  access: 'staff',
  permission: 'harm.contact',
  summary:
    'Proposes a lower band for a member, until it ends by itself or more speaks for a higher one; a colleague has to agree',
  body: v.object({ uid: memberUid, band: v.picklist(['none', 'watch', 'contact']), reason }),
  answer: shownLowering,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(harmDeskErrors, 'harm_not_lower', 'harm_waiting'),
  },
})
