import type { Role } from '@saya/contract/staff/permissions.ts'
import type { IdentifyStaff } from '../../../platform/auth/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { hashToken } from '../../identity/index.ts'
import { isDueForSeeing, isOver } from './staffSession.rules.ts'
import { findStaffSession, seeStaffSession } from './staffSession.store.ts'

/** Finds the operator behind a token. The database is asked each time: who is let go is out with the next click. */
export function identifyStaff({ db, clock }: { readonly db: Database; readonly clock: Clock }): IdentifyStaff {
  return (token, { isPassive }) =>
    db.app(async tx => {
      const row = await findStaffSession(tx, hashToken(token))
      if (!row) return 'invalid_token'
      const nowMs = clock.now()
      const known = { seenAtMs: row.seen_at, expiresAtMs: row.expires_at }
      if (isOver(known, nowMs)) return 'token_expired'
      if (!isPassive && isDueForSeeing(known, nowMs)) await seeStaffSession(tx, row.id, nowMs)
      return {
        kind: 'staff',
        operatorId: row.operator_id,
        email: row.email,
        // The database takes no other.
        role: row.role as Role,
        ownUid: row.member_uid,
        sessionId: row.id,
      }
    })
}
