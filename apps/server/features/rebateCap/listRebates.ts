import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { readRebates } from './readRebates.ts'
import { viewRebate } from './rebate.view.ts'

/** The report of a month: of each posting in a class that the law caps, what proves that it lay within. */
export function listRebates({ db, clock }: StaffDeps): Handler<typeof officeContract.rebateCap.listRebates> {
  return async ({ query: { sort, page_size: size, ...query } }) => {
    const { rows, total, next } = await readRebates(db, { ...query, sort: sort || '-posted', size, nowMs: clock.now() })
    return done({ d: rows.map(viewRebate), t: total, ...(next ? { next } : {}) })
  }
}
