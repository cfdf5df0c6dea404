import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { orderOf } from '../../../platform/db/sorting.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { RedemptionDeps } from '../deps.ts'
import { openRecipient } from '../recipientSeal.ts'
import { viewDeskRedemption } from '../redemption.view.ts'
import { deskFilterOf } from './desk.rules.ts'
import { deskSorting } from './desk.store.ts'
import { readDeskPage } from './readDeskPage.ts'

/** Unless another order is asked for, those that wait come oldest first: they have waited longest. */
export function listDeskRedemptions(
  deps: RedemptionDeps,
): Handler<typeof officeContract.redemption.listDeskRedemptions> {
  return async ({ query }) => {
    const filter = deskFilterOf(query)
    const order = orderOf(deskSorting, query.sort || (filter.status === 'processing' ? 'submitted' : '-submitted'))
    const page = { order, cursor: query.cursor, size: query.page_size }
    const { rows, total, next } = await readDeskPage(deps.db, filter, page)
    const d = rows.map(row => viewDeskRedemption(row, openRecipient(row, deps), deps.clock.now()))
    return done({ d, t: total, ...(next ? { next } : {}) })
  }
}
