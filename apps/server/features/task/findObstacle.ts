import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { findStanding, standingAt } from '../kyc/index.ts'
import { findStop, mayCollect } from '../reward/index.ts'

/** Coins were collected before tasks had names of their own: the kind of their postings. */
export const coinKind = 42

export type Obstacle = 'task_account' | 'task_kyc_required' | 'task_paused'

interface Collector {
  readonly uid: bigint
  readonly nowMs: number
  readonly jurisdiction: Jurisdiction
}

/**
 * Why a member can collect nothing just now. The cause comes before the standing, as in the mall: nobody is sent to be verified for what
 * stays closed all the same.
 */
export async function findObstacle(tx: MemberTx, collector: Collector): Promise<Obstacle | undefined> {
  const stop = await findStop(tx, { ...collector, kind: coinKind })
  if (stop) return stop.cause === 'staff' ? 'task_account' : 'task_paused'
  if (await mayCollect(tx, { ...collector, kind: coinKind })) return undefined
  return (await isLate(tx, collector)) ? 'task_kyc_required' : 'task_account'
}

/** Whether it is the time to be verified alone that has run out, and verification opens everything again. */
async function isLate(tx: MemberTx, { uid, nowMs }: Collector): Promise<boolean> {
  const kept = await findStanding(tx, uid)
  if (!kept) return false
  const { isBlocked, frozenBy } = standingAt(kept.standing, kept.createdAtMs, nowMs)
  return !isBlocked && frozenBy.every(cause => cause === 'clock')
}
