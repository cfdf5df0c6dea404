import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { pageOverSchemas } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countHeld, heldSorting, listHeld } from '../reward/index.ts'
import type { StaffDeps } from '../staff/index.ts'
import { viewHeldReward } from './heldReward.view.ts'

export function listHeldRewards({ db }: StaffDeps): Handler<typeof officeContract.rewardDesk.listHeldRewards> {
  return async ({ query }) => {
    const uid = query.uid === '' ? null : BigInt(query.uid)
    const asked = { order: orderOf(heldSorting, query.sort || 'held'), cursor: query.cursor, size: query.page_size }
    const { rows, total, next } = await pageOverSchemas(db, asked, async (tx, page) => ({
      rows: await listHeld(tx, uid, page),
      count: await countHeld(tx, uid),
    }))
    return done({ d: rows.map(viewHeldReward), t: total, ...(next ? { next } : {}) })
  }
}
