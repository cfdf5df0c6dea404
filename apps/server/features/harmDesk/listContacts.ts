import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { pageOverSchemas } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { contactSorting, countContacts, listContactRows } from './contact.store.ts'
import { viewContact } from './contact.view.ts'

/** Unless another order is asked for, what is due first comes first. What was said is read on the page of the member. */
export function listContacts({ db, clock }: StaffDeps): Handler<typeof officeContract.harmDesk.listContacts> {
  return async ({ caller, query }) => {
    const isDone = query.status === 'done'
    const filter = { isDone, band: query.band, uid: query.uid === '' ? null : BigInt(query.uid) }
    const order = orderOf(contactSorting, query.sort || (isDone ? '-opened' : 'due'))
    const asked = { order, cursor: query.cursor, size: query.page_size }
    const { rows, total, next } = await pageOverSchemas(db, asked, async (tx, page) => ({
      rows: await listContactRows(tx, filter, page),
      count: await countContacts(tx, filter),
    }))
    const looking = { operatorId: caller.operatorId, nowMs: clock.now() }
    const shown = rows.map(row => ({ ...viewContact(row, looking), said: '', markers: [] }))
    return done({ d: shown, t: total, ...(next ? { next } : {}) })
  }
}
