import * as v from 'valibot'
import { listOf, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { actFilter, shownAct } from './act.ts'

export const listActs = operation({
  method: 'GET',
  path: '/office/api/act/list',
  access: 'staff',
  permission: 'act.list',
  summary: 'What staff did, the newest first',
  query: v.object({ ...actFilter.entries, sort: sortBy('seq') }),
  answer: listOf(shownAct),
  refusals: {},
})
