import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { savedView } from './savedView.ts'

export const listViews = operation({
  method: 'GET',
  path: '/office/api/view/list',
  access: 'staff',
  permission: 'office.enter',
  summary: "The operator's own saved views of all lists, by name",
  answer: listOf(savedView),
  refusals: {},
})
