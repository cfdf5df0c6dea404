import { kycStatus } from '@saya/contract/kycStatus.ts'
import { findStanding, standingAt, statusOf } from '../kyc/index.ts'
import { mayMarket } from '../marketing/index.ts'
import type { AgencyDeps } from './deps.ts'

/** What of a member decides whether they may be an agent. Whoever may be made no offer at the moment makes none to others. */
export function readApplicant({ db, clock }: Pick<AgencyDeps, 'db' | 'clock'>, uid: bigint) {
  const nowMs = clock.now()
  return db.member(uid, async tx => {
    const kept = await findStanding(tx, uid)
    const standing = kept ? statusOf(standingAt(kept.standing, kept.createdAtMs, nowMs)) : kycStatus.unset
    const permit = await mayMarket(tx, { uid, reach: 'shown', nowMs })
    return { kycStatus: standing, isStopped: permit === null }
  })
}
