import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

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

/** Members of whom others have not heard yet, the longest waiting first. */
export async function listWaiting(tx: MemberTx, most: number): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('outbox')
    .select('uid')
    .where('topic', '=', topic)
    .groupBy('uid')
    .orderBy(row => row.fn.min('at'))
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}
