import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { exclusionImport } from './exclusionImport.ts'

export const listImports = operation({
  method: 'GET',
  path: '/office/api/exclusionList/list',
  access: 'staff',
  permission: 'exclusionlist.list',
  isPassive: true,
  summary: 'What each import of the regulator’s list came to, the newest first',
  query: v.object({ sort: sortBy('imported'), cursor, page_size: pageSize(50, 100) }),
  answer: listOf(exclusionImport),
  refusals: {},
})
