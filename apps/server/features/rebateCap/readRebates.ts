import { manilaDay } from '@saya/money'
import type { Database } from '../../platform/db/database.ts'
import { pageOverSchemas, type SortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf, type Sort } from '../../platform/db/sorting.ts'
import { countRebates, listRebates, type RebatePosting, rebateSorting } from '../reward/index.ts'

export interface RebateQuery {
  /** `yyyy-mm`, or empty for the one that runs. */
  readonly month: string
  /** Of all members where it is empty. */
  readonly uid: string
  readonly sort: Sort<'posted' | 'amount'>
  readonly cursor: string
  readonly size: number
  readonly nowMs: number
}

/** A page of what was posted in a month under the cap, over all members. */
export function readRebates(db: Database, query: RebateQuery): Promise<SortedPage<RebatePosting>> {
  const month = query.month === '' ? manilaDay(query.nowMs).slice(0, 7) : query.month
  const filter = { month: `${month}-01`, uid: query.uid === '' ? null : BigInt(query.uid) }
  const asked = { order: orderOf(rebateSorting, query.sort), cursor: query.cursor, size: query.size }
  return pageOverSchemas(db, asked, async (tx, page) => ({
    rows: await listRebates(tx, filter, page),
    count: await countRebates(tx, filter),
  }))
}
