import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { shownSession } from './operator.ts'

export const listSessions = operation({
  method: 'GET',
  path: '/office/api/session/list',
  access: 'staff',
  permission: 'office.enter',
  summary: 'Where the operator is signed in',
  answer: listOf(shownSession),
  refusals: {},
})
