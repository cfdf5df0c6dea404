import type { MemberTx } from '../../platform/db/database.ts'
import { findNewestDay, setBand, setLoweringDay } from './day.store.ts'
import { type Lowering, standingBand } from './points.rules.ts'

/** Counts a lowering that two people agreed on at once, by the same rule as the next night, from the newest day on. */
export async function lowerBand(
  tx: MemberTx,
  uid: bigint,
  lowering: Lowering & { readonly id: string },
): Promise<void> {
  const newest = await findNewestDay(tx, uid)
  if (!newest) return
  const { day } = newest
  await setLoweringDay(tx, uid, { id: lowering.id, day })
  await setBand(tx, uid, { day, band: standingBand(newest, lowering, day) })
}
