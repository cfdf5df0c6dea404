import type { Database } from '../../platform/db/database.ts'
import { type ChainSpan, listEntries, type StatementEntry } from './statement.store.ts'

const pageSize = 500

/** What moved a balance beside bets and wins, read a page at a time while it is written down. */
export async function* listAllEntries(db: Database, span: ChainSpan): AsyncGenerator<StatementEntry> {
  for (let after = span.after; ; ) {
    const from = after
    const page = await db.member(span.uid, tx => listEntries(tx, { ...span, after: from }, pageSize))
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.seq
  }
}
