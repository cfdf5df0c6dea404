import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { releaseErrors } from './errors.ts'
import { accountActed, coolingAccount } from './release.ts'

export const proposeRelease = operation({
  method: 'POST',
  path: '/office/api/release/propose',
  access: 'staff',
  permission: 'release.propose',
  summary: 'Proposes that an account which cools down may be paid to at once; a colleague has to agree',
  body: accountActed,
  answer: coolingAccount,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(releaseErrors, 'release_over', 'release_member', 'release_waiting'),
  },
})
