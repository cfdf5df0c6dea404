import { uidField } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { wholeRing } from './ring.ts'

export const getRing = operation({
  method: 'GET',
  path: '/office/api/ring/:uid',
  access: 'staff',
  permission: 'ring.read',
  summary: 'One ring: its friends, what ties the accounts to each other, and each account; each look is on record',
  params: uidField,
  answer: wholeRing,
  refusals: pick(generalErrors, 'not_found'),
})
