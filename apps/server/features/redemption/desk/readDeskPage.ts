import type { Database, MemberTx } from '../../../platform/db/database.ts'
import {
  pageOverSchemas,
  readOf,
  type SortedAsk,
  sortedPage,
  type SortedRead,
} from '../../../platform/db/sortedPage.ts'
import type { Redemption } from '../redemption.store.ts'
import type { DeskFilter } from './desk.rules.ts'
import { countDeskRows, listDeskRows } from './desk.store.ts'

/** A page over the schemas of all members, or of the one that is asked about. */
export async function readDeskPage(db: Database, filter: DeskFilter, ask: SortedAsk<Redemption>) {
  async function read(tx: MemberTx, page: SortedRead<Redemption>) {
    return { rows: await listDeskRows(tx, filter, page), count: await countDeskRows(tx, filter) }
  }
  if (filter.uid === null) return pageOverSchemas(db, ask, read)
  return sortedPage(ask, [await db.member(filter.uid, tx => read(tx, readOf(ask)))])
}
