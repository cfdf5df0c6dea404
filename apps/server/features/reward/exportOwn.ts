import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { listOwnRewards } from './list.store.ts'
import type { Reward } from './reward.store.ts'
import { viewReward } from './reward.view.ts'

/** All that a member was promised, for the copy of their own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<Reward>(next => listOwnRewards(tx, uid, next))
  return {
    rows: rows.map(row => ({ ...viewReward(row), promotion: row.basis.promotion, decision: row.basis.decision })),
    is_complete: isComplete,
  }
}
