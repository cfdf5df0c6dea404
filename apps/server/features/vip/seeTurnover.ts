import type { MemberTx } from '../../platform/db/database.ts'
import { thresholdsOf } from './level.rules.ts'
import { readLevels } from './level.store.ts'
import { noteReached } from './look.store.ts'

/** What the reader of bets says of members whose play it has just read: whose comes to a level is looked at by the sweep. */
export async function seeTurnover(tx: MemberTx, uids: readonly bigint[], nowMs: number): Promise<void> {
  const { levels } = await readLevels(tx)
  await noteReached(tx, { thresholds: thresholdsOf(levels), nowMs }, uids)
}
