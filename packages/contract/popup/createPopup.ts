import * as v from 'valibot'
import { operation } from '../operation.ts'
import { reason } from '../staff/operator.ts'
import { popupWish } from './popup.ts'
import { wrongWish } from './wrongWish.ts'

export const createPopup = operation({
  method: 'POST',
  path: '/office/api/popup/create',
  access: 'staff',
  permission: 'popup.change',
  summary: 'Makes a popup',
  body: v.object({ wish: popupWish, reason }),
  answer: v.object({ id: v.string() }),
  refusals: wrongWish,
})
