import { uidField } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { shownSubmission } from './shown.ts'

export const listSubmissions = operation({
  method: 'GET',
  path: '/office/api/member/:uid/submission/list',
  access: 'staff',
  permission: 'member.read',
  summary:
    'What a member sent in for verification and what was decided of it, the newest first, without what stands in it',
  params: uidField,
  answer: listOf(shownSubmission),
  refusals: pick(generalErrors, 'not_found'),
})
