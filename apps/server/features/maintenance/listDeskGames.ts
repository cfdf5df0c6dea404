import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { RefusedRequest } from '../../platform/http/answer/refusedRequest.ts'
import type { MaintenanceDeps } from './deps.ts'
import { listGameStates } from './switch.store.ts'

const pageSize = 50

export function listDeskGames({ db }: MaintenanceDeps): Handler<typeof officeContract.maintenance.listDeskGames> {
  return async ({ query: { w: words, state, cursor } }) => {
    if (!/^\d{0,9}$/.test(cursor)) throw new RefusedRequest('malformed_request')
    const wanted = { words, state, behind: Number(cursor), most: pageSize }
    const { rows, total } = await db.ref(tx => listGameStates(tx, wanted))
    const last = rows.length === pageSize ? rows.at(-1) : undefined
    const view = rows.map(({ en_name: name, ...row }) => ({ ...row, name }))
    return done({ d: view, t: total, ...(last ? { next: String(last.id) } : {}) })
  }
}
