import type { Peppers } from '../platform/peppers.ts'
import { endGameSessionsOf } from '../features/game/index.ts'
import { countSharedDevices, directory, endSessionsOf, isSessionOpen } from '../features/identity/index.ts'
import type { KycPorts } from '../features/kyc/index.ts'
import { isStaffSessionOpen } from '../features/staff/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { takeShare } from './takeShare.ts'

export interface PortDeps {
  readonly db: Database
  readonly clock: Clock
  readonly peppers: Peppers
}

/** What KYC is told of members by the nouns above it, which it cannot ask by itself. */
export function kycPorts(deps: PortDeps): KycPorts {
  const entries = directory(deps)
  return {
    takeShare,
    phoneOf: async uid => (await entries.read(uid)).phone,
    emailOf: async uid => (await entries.read(uid)).email,
    countSharedDevices,
    isSessionOpen: (tx, { kind, uid, sessionId: id }, nowMs) =>
      kind === 'staff' ? isStaffSessionOpen(tx, id, nowMs) : isSessionOpen(tx, { uid, id, nowMs }),
    endSessionsOf,
    endGameSessionsOf,
  }
}
