import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { deskLanding } from './landing.ts'

export const listDeskLandings = operation({
  method: 'GET',
  path: '/office/api/ad/landing/list',
  access: 'staff',
  permission: 'ad.list',
  summary: 'Every landing page, on or off',
  answer: listOf(deskLanding),
  refusals: {},
})
