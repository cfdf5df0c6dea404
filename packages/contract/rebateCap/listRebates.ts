import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { monthOrThis, shownRebate, uidOrAll } from './rebate.ts'

export const listRebates = operation({
  method: 'GET',
  path: '/office/api/rebate/list',
  access: 'staff',
  permission: 'rebate.list',
  isPassive: true,
  summary: 'What was posted in a month in the classes that the law caps, each with its cap and what was used of it',
  query: v.object({
    month: monthOrThis,
    uid: uidOrAll,
    sort: sortBy('posted', 'amount'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(shownRebate),
  refusals: {},
})
