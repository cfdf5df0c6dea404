import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { claimDue } from '../../../platform/due/due.store.ts'

const topic = 'kyc.changed'

/** Leaves word that others must hear of this member, in the transaction that changes something. */
export async function leaveWord(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ uid, topic, at: instant(nowMs) })
    .execute()
}

export function listWords(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('outbox').select('id').where('uid', '=', uid).where('topic', '=', topic).execute()
}

export async function deleteWords(tx: MemberTx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('outbox').where('id', 'in', ids).execute()
}

/** Whoever passes something on has so long; where they were cut off, or could not, it is passed on then. */
const queue = { table: 'outbox', dueAt: 'at', leaseMs: 10_000 } as const

/** Members of whom others have not heard yet, the longest waiting first. Other copies of the server pass them over. */
export async function claimWaiting(
  tx: MemberTx,
  turn: { readonly nowMs: number; readonly most: number },
): Promise<readonly bigint[]> {
  const words = await claimDue(tx, queue, turn)
  return [...new Set(words.map(({ uid }) => uid))]
}
