import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { listClaims, type TaskClaim } from './claim.store.ts'

/** All that a member collected, for the copy of their own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<TaskClaim>(({ last, size }) =>
    listClaims(tx, uid, { place: last ? { atMs: last.atMs, id: last.rewardId } : null, size }),
  )
  return {
    rows: rows.map(({ ty, names, day, coins, atMs }) => ({
      type: ty,
      name: names[0],
      day,
      coins,
      at: Math.floor(atMs / 1000),
    })),
    is_complete: isComplete,
  }
}
