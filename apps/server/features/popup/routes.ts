import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { changePopup } from './changePopup.ts'
import { createPopup } from './createPopup.ts'
import type { PopupDeps } from './deps.ts'
import { listDeskPopups } from './listDeskPopups.ts'
import { listPopups } from './listPopups.ts'
import { sendPicture } from './sendPicture.ts'

export function popupRoutes(deps: PopupDeps): Handlers<typeof contract.popup> {
  return { listPopups: listPopups(deps) }
}

export function popupDeskRoutes(deps: PopupDeps): Handlers<typeof officeContract.popup> {
  return {
    changePopup: changePopup(deps),
    createPopup: createPopup(deps),
    listDeskPopups: listDeskPopups(deps),
    sendPicture: sendPicture(deps),
  }
}
