import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { shownGateway } from './shown.ts'

export const listGateways = operation({
  method: 'GET',
  path: '/office/api/gateway/list',
  access: 'staff',
  permission: 'channel.list',
  summary: 'The companies that take money for us, and whether each may',
  answer: listOf(shownGateway),
  refusals: {},
})
