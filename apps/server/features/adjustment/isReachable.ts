import { findEntry } from '../identity/index.ts'
import { findPesoWallet } from '../wallet/index.ts'
import type { Adjustment } from './adjustment.store.ts'
import type { AdjustmentDeps } from './deps.ts'

/** Of a closed account what came too late can still be taken; to nobody who left is anything given. */
export async function isReachable(
  { db }: AdjustmentDeps,
  { uid, direction }: Pick<Adjustment, 'uid' | 'direction'>,
): Promise<boolean> {
  const entry = await db.app(tx => findEntry(tx, uid))
  if (!entry || (entry.closed_at !== null && direction === 'given')) return false
  return (await db.member(uid, tx => findPesoWallet(tx, uid))) !== undefined
}
