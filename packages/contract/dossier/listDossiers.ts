import * as v from 'valibot'
import { listOf, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { shownMember, memberFilter } from './shown.ts'

export const listDossiers = operation({
  method: 'POST',
  path: '/office/api/member/list',
  access: 'staff',
  permission: 'member.search',
  summary: 'Members, the newest first, or those whose number, phone or name is looked for. Each look is on record',
  body: v.object({ ...memberFilter.entries, sort: sortBy('joined', 'username') }),
  answer: listOf(shownMember),
  refusals: {},
})
