import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { popupWish } from './popup.ts'
import { wrongWish } from './wrongWish.ts'
import { rowVersion } from '../rowVersion.ts'

export const changePopup = operation({
  method: 'POST',
  path: '/office/api/popup/change',
  access: 'staff',
  permission: 'popup.change',
  summary: 'Changes a popup, from the version that whoever changes it saw',
  body: v.object({
    id: v.pipe(v.string(), v.uuid()),
    version: rowVersion,
    wish: popupWish,
    reason,
  }),
  answer: v.object({ version: v.number() }),
  refusals: { ...wrongWish, ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
