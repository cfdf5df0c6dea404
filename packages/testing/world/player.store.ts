import { placeStanding } from '../../../apps/server/features/kyc/index.ts'
import {
  bases,
  hourMs,
  isClockRunning,
  type Standing,
} from '../../../apps/server/features/kyc/standing/standing.rules.ts'
import type { AppTx, Database, MemberTx } from '../../../apps/server/platform/db/database.ts'
import { instant } from '../../../apps/server/platform/db/instant.ts'

interface PlayerStanding {
  readonly uid: bigint
  readonly kycStatus: number
  readonly nowMs: number
}

/** Puts a member's standing where a test needs it, past the transitions that lead there. */
export async function setStanding(tx: MemberTx, { uid, kycStatus, nowMs }: PlayerStanding): Promise<void> {
  await placeStanding(tx, { uid, standing: standingOf(kycStatus), nowMs, jurisdiction: 'standard' })
  await tx.deleteFrom('outbox').where('uid', '=', uid).execute()
  await tx.deleteFrom('kyc_change').where('uid', '=', uid).execute()
}

/** What the standing leaves beside the sign-in. */
export async function markSignIn(tx: AppTx, { uid, kycStatus, nowMs }: PlayerStanding): Promise<void> {
  const standing = standingOf(kycStatus)
  const isWaiting = isClockRunning(standing)
  await tx
    .updateTable('sign_in')
    .set({
      blocked_at: standing.isBlocked ? instant(nowMs) : null,
      kyc_next_at: isWaiting ? instant(nowMs + 24 * hourMs) : null,
    })
    .where('uid', '=', uid)
    .execute()
}

function standingOf(kycStatus: number): Standing {
  return {
    base: bases.find(one => one === kycStatus) ?? 0,
    // By the clock, which is what a standing of its own says; who is frozen by staff was frozen by a call.
    frozenBy: kycStatus === 6 ? ['clock'] : [],
    isBlocked: kycStatus === 7,
    isLate: false,
  }
}

/** Lets a session run out at a point in time. */
export async function endByTime(db: Database, tokenHash: Buffer, nowMs: number): Promise<void> {
  await db.app(tx =>
    tx
      .updateTable('session')
      .set({ expires_at: instant(nowMs) })
      .where('token_hash', '=', tokenHash)
      .execute(),
  )
}

/** The same of an operator's session. */
export async function endStaffByTime(db: Database, tokenHash: Buffer, nowMs: number): Promise<void> {
  await db.app(tx =>
    tx
      .updateTable('staff_session')
      .set({ expires_at: instant(nowMs) })
      .where('token_hash', '=', tokenHash)
      .execute(),
  )
}

export async function setAvatar(tx: MemberTx, uid: bigint, avatar: string): Promise<void> {
  await tx.updateTable('profile').set({ avatar }).where('uid', '=', uid).execute()
}

export async function setEmail(tx: AppTx, uid: bigint, email: string): Promise<void> {
  await tx.updateTable('sign_in').set({ email }).where('uid', '=', uid).execute()
}

/** Closes an account as its owner would. */
export async function closeAccount(db: Database, uid: bigint, nowMs: number): Promise<void> {
  await db.app(tx =>
    tx
      .updateTable('sign_in')
      .set({ closed_at: instant(nowMs) })
      .where('uid', '=', uid)
      .execute(),
  )
}
