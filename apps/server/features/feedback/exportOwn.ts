import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { type StoredFeedback, listOwn } from './feedback.store.ts'

/** Everything that they wrote to us and what became of it, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<StoredFeedback>(next => listOwn(tx, uid, next))
  const shown = rows.map(({ id, text, status, sent_at }) => ({ id, text, status, sent_at: Math.floor(sent_at / 1000) }))
  return { rows: shown, is_complete: isComplete }
}
