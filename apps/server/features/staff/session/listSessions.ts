import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { StaffDeps } from '../deps.ts'
import { staffLimits } from './staffSession.rules.ts'
import { listStaffSessions } from './staffSession.store.ts'

const secondsOf = (ms: number) => Math.floor(ms / 1000)

export function listSessions({ db, clock }: StaffDeps): Handler<typeof officeContract.staff.listSessions> {
  return async ({ caller }) => {
    const nowMs = clock.now()
    const counting = { operatorId: caller.operatorId, nowMs, seenSinceMs: nowMs - staffLimits.idleMs }
    const rows = await db.app(tx => listStaffSessions(tx, counting))
    const sessions = rows.map(({ id, device, address, created_at, seen_at }) => ({
      id,
      device,
      address,
      created_at: secondsOf(created_at),
      seen_at: secondsOf(seen_at),
      is_current: id === caller.sessionId,
    }))
    return done({ d: sessions, t: sessions.length })
  }
}
