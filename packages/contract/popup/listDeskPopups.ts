import * as v from 'valibot'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { deskPopup } from './popup.ts'

export const listDeskPopups = operation({
  method: 'GET',
  path: '/office/api/popup/list',
  access: 'staff',
  permission: 'popup.list',
  summary: 'Every popup, on or off, the first to be shown first',
  query: v.object({ state: v.optional(v.picklist(['', 'on', 'off']), '') }),
  answer: listOf(deskPopup),
  refusals: {},
})
