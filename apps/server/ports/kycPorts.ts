import { endGameSessionsOf } from '../features/game/index.ts'
import { countSharedDevices, directory, endSessionsOf, isSessionOpen, takeQuota } from '../features/identity/index.ts'
import type { KycPorts } from '../features/kyc/index.ts'
import { isStaffSessionOpen } from '../features/staff/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'

interface PortDeps {
  readonly db: Database
  readonly clock: Clock
  readonly pepper: Buffer
}

/** What KYC is told of members by the nouns above it, which it cannot ask by itself. */
export function kycPorts(deps: PortDeps): KycPorts {
  const entries = directory(deps)
  return {
    async takeShare(tx, share, nowMs) {
      const taken = await takeQuota(tx, share, nowMs)
      return taken.ok ? null : taken.waitSeconds
    },
    phoneOf: async uid => (await entries.read(uid)).phone,
    emailOf: async uid => (await entries.read(uid)).email,
    countSharedDevices,
    isSessionOpen: (tx, { kind, uid, sessionId: id }, nowMs) =>
      kind === 'staff' ? isStaffSessionOpen(tx, id, nowMs) : isSessionOpen(tx, { uid, id, nowMs }),
    endSessionsOf,
    endGameSessionsOf,
  }
}
