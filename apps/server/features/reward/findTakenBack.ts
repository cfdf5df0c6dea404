import type { MemberTx } from '../../platform/db/database.ts'
import { findLotOf } from './lot.store.ts'
import { findReturn } from './return.store.ts'
import type { Reward } from './reward.store.ts'

/** How much of a reward that was posted was taken back. */
export async function findTakenBack(tx: MemberTx, reward: Pick<Reward, 'uid' | 'id' | 'kind'>): Promise<bigint> {
  const lot = await findLotOf(tx, reward)
  const known = lot === undefined ? undefined : await findReturn(tx, { uid: reward.uid, lot })
  return known?.amount ?? 0n
}
