import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { exclusionDeskErrors } from './errors.ts'

export const answerRequest = operation({
  method: 'POST',
  path: '/office/api/exclusion/answer',
  access: 'staff',
  permission: 'exclusion.answer',
  summary: 'Refuses what a member asked for a day ago or more, or proposes to agree, which a colleague has to decide',
  body: v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), is_agreed: v.boolean(), reason }),
  answer: v.object({ status: v.picklist(['proposed', 'refused']) }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(exclusionDeskErrors, 'exclusion_waiting', 'exclusion_unripe', 'exclusion_too_early'),
  },
})
