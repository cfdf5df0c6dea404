import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { listItemNames } from './item.store.ts'
import { listOwnMessages, type MessageRow } from './message.store.ts'
import { viewMessage } from './message.view.ts'

/** Every message, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<MessageRow>(next => listOwnMessages(tx, uid, next))
  const items = await listItemNames(tx, uid, rows)
  return { rows: rows.map(row => viewMessage(row, items)), is_complete: isComplete }
}
