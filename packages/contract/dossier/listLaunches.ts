import { generalErrors } from '../general/errors.ts'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { shownLaunch, uidField } from './shown.ts'

export const listLaunches = operation({
  method: 'GET',
  path: '/office/api/member/:uid/launch/list',
  access: 'staff',
  permission: 'member.read',
  summary: 'The last games that a member opened or was refused, with where each launch came from, the newest first',
  params: uidField,
  answer: listOf(shownLaunch),
  refusals: pick(generalErrors, 'not_found'),
})
