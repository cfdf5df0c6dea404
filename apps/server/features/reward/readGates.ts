import { type Jurisdiction, passes } from '@saya/contract/gates.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { findClosing, findGates, type PlayGate } from '../gate/index.ts'
import { findStanding, standingAt, statusOf } from '../kyc/index.ts'
import { coins, type RewardKind } from './reward.rules.ts'

interface Collector {
  readonly uid: bigint
  readonly kind: RewardKind
  readonly nowMs: number
}

/**
 * Coins are anybody's who is not blocked or frozen; money is theirs whose standing passes the gate `welfare` of the law. What
 * else closes bonuses, `findStop` says.
 */
export async function mayCollect(
  tx: MemberTx,
  { uid, kind, nowMs, jurisdiction }: Collector & { readonly jurisdiction: Jurisdiction },
): Promise<boolean> {
  const kept = await findStanding(tx, uid)
  if (!kept) return false
  const status = statusOf(standingAt(kept.standing, kept.createdAtMs, nowMs))
  if (kind !== coins) return passes('welfare', status, jurisdiction)
  return status !== kycStatus.block && status !== kycStatus.frozen
}

/** The cause that keeps a member from collecting just now: a time-out, an exclusion, a rest, staff. */
export async function findStop(tx: MemberTx, { uid, kind, nowMs }: Collector): Promise<PlayGate | undefined> {
  return findClosing(await findGates(tx, uid, nowMs), kind === coins ? 'points' : 'bonus')
}
