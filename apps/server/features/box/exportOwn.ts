import { formatPesos } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { type Box, listOwnBoxes } from './box.store.ts'

/** Every box that a member was offered, for the copy of their own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<Box>(next => listOwnBoxes(tx, uid, next))
  const shown = rows.map(({ day, status, offeredAtMs, expiresAtMs, clientSeed, amount, code }) => ({
    day,
    status,
    offered_at: Math.floor(offeredAtMs / 1000),
    expires_at: Math.floor(expiresAtMs / 1000),
    client_seed: clientSeed,
    amount: amount === null ? null : formatPesos(amount),
    reason: code,
  }))
  return { rows: shown, is_complete: isComplete }
}
