import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { cursor, listOf, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { shownDecision } from './promotion.ts'

export const listDecisions = operation({
  method: 'POST',
  path: '/office/api/promotion/decision/list',
  access: 'staff',
  permission: 'promotion.read',
  summary: 'Why a member was given things or not, the newest first',
  body: v.object({ uid: memberUid, cursor, page_size: pageSize(50, 200) }),
  answer: listOf(shownDecision),
  refusals: {},
})
