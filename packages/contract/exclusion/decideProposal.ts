import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { exclusionDeskErrors } from './errors.ts'
import { exclusionProposal } from './proposal.ts'

export const decideProposal = operation({
  method: 'POST',
  path: '/office/api/exclusion/decide',
  access: 'staff',
  permission: 'exclusion.decide',
  summary: 'Agrees to what a colleague proposed, and the member is excluded in the same commit, or refuses it',
  body: v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: exclusionProposal,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(exclusionDeskErrors, 'exclusion_own', 'exclusion_stands', 'exclusion_too_early'),
  },
})
