import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { popupErrors } from './errors.ts'
import { popupWish } from './popup.ts'

const wrong = pick(popupErrors, 'popup_link', 'popup_window', 'popup_levels', 'popup_picture_unknown')

export const createPopup = operation({
  method: 'POST',
  path: '/office/api/popup/create',
  access: 'staff',
  permission: 'popup.change',
  summary: 'Makes a popup',
  body: v.object({ wish: popupWish, reason }),
  answer: v.object({ id: v.string() }),
  refusals: wrong,
})

export const changePopup = operation({
  method: 'POST',
  path: '/office/api/popup/change',
  access: 'staff',
  permission: 'popup.change',
  summary: 'Changes a popup, from the version that whoever changes it saw',
  body: v.object({
    id: v.pipe(v.string(), v.uuid()),
    version: v.pipe(v.number(), v.integer()),
    wish: popupWish,
    reason,
  }),
  answer: v.object({ version: v.number() }),
  refusals: { ...wrong, ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
