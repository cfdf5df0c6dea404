import type { MemberTx } from '../../platform/db/database.ts'
import { findNewestDay, setBand } from './day.store.ts'
import { type Lowering, standingBand } from './points.rules.ts'

/** Counts a lowering that two people agreed on at once, by the same rule as the next night. */
export async function lowerBand(tx: MemberTx, uid: bigint, lowering: Lowering): Promise<void> {
  const newest = await findNewestDay(tx, uid)
  if (newest) await setBand(tx, uid, { day: newest.day, band: standingBand(newest, lowering, newest.day) })
}
