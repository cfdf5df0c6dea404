import { kycStatus } from '@saya/contract/kycStatus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { findRealName, findStanding, standingAt, statusOf } from '../kyc/index.ts'

/** The member whose account is asked for, as far as whoever compares a person with them needs it. */
export interface Claimant {
  readonly name: string
  readonly kycStatus: number
  /** Whether an ID of theirs was approved in full. */
  readonly isVerified: boolean
  readonly joinedAtMs: number
}

export function readClaimant({ db, clock }: { db: Database; clock: Clock }, uid: bigint): Promise<Claimant> {
  return db.member(uid, async tx => {
    const kept = await findStanding(tx, uid)
    const name = await findRealName(tx, uid)
    const standing = kept && standingAt(kept.standing, kept.createdAtMs, clock.now())
    return {
      name: name ? [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ') : '',
      kycStatus: standing ? statusOf(standing) : kycStatus.unset,
      isVerified: standing !== undefined && statusOf(standing) === kycStatus.fully_kyc,
      joinedAtMs: kept?.createdAtMs ?? 0,
    }
  })
}
