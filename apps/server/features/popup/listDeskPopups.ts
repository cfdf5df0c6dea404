import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { PopupDeps } from './deps.ts'
import { listAll } from './popup.store.ts'
import { viewDeskPopup } from './popup.view.ts'

export function listDeskPopups({ db }: PopupDeps): Handler<typeof officeContract.popup.listDeskPopups> {
  return async ({ query: { state } }) => {
    const rows = await db.ref(listAll)
    const chosen = rows.filter(row => state === '' || row.is_on === (state === 'on'))
    return done({ d: chosen.map(viewDeskPopup), t: chosen.length })
  }
}
