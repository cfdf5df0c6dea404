import type { Database } from '../../apps/server/platform/db/database.ts'
import { instant } from '../../apps/server/platform/db/instant.ts'

interface Standing {
  readonly uid: bigint
  readonly kycStatus: number
  readonly nowMs: number
}

/** Puts a member's standing where a test needs it, past the transitions that lead there. */
export async function setStanding(db: Database, { uid, kycStatus, nowMs }: Standing): Promise<void> {
  await db.member(uid, tx => tx.updateTable('profile').set({ kyc_status: kycStatus }).where('uid', '=', uid).execute())
  await db.app(tx =>
    tx
      .updateTable('sign_in')
      .set({ blocked_at: kycStatus === 7 ? instant(nowMs) : null })
      .where('uid', '=', uid)
      .execute(),
  )
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
