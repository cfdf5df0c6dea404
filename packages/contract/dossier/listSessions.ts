import { generalErrors } from '../general/errors.ts'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { uidField, shownSessionOfMember } from './shown.ts'

export const listSessions = operation({
  method: 'GET',
  path: '/office/api/member/:uid/session/list',
  access: 'staff',
  permission: 'member.read',
  summary: 'Where a member is signed in',
  params: uidField,
  answer: listOf(shownSessionOfMember),
  refusals: pick(generalErrors, 'not_found'),
})
