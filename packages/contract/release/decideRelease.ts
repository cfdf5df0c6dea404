import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { proposalStatuses } from '../proposal.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { releaseErrors } from './errors.ts'
import { accountActed } from './release.ts'

export const decideRelease = operation({
  method: 'POST',
  path: '/office/api/release/decide',
  access: 'staff',
  permission: 'release.decide',
  summary: 'Agrees to what a colleague proposed, and the account may be paid to at once, or refuses it',
  body: v.object({ ...accountActed.entries, is_approved: v.boolean() }),
  answer: v.object({ status: v.picklist(proposalStatuses) }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(releaseErrors, 'release_over', 'release_member', 'release_own'),
  },
})
