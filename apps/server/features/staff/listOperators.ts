import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Role } from '@saya/contract/staff/permissions.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StaffDeps } from './deps.ts'
import { readLocks } from './session/readLocks.ts'
import { listOperatorRows } from './operator.store.ts'

const secondsOf = (ms: number | null) => (ms === null ? 0 : Math.floor(ms / 1000))

export function listOperators({ db, clock }: StaffDeps): Handler<typeof officeContract.staff.listOperators> {
  return async () => {
    const nowMs = clock.now()
    const rows = await db.app(async tx => {
      const found = await listOperatorRows(tx, nowMs)
      const lockedUntilMs = await readLocks(tx, nowMs)
      return found.map(row => ({ ...row, lockedUntilMs: lockedUntilMs(row) }))
    })
    const operators = rows.map(({ closed_at, sessions, role, created_at, seen_at, lockedUntilMs, ...rest }) => ({
      ...rest,
      role: role as Role,
      created_at: secondsOf(created_at),
      seen_at: secondsOf(seen_at),
      sessions: Number(sessions),
      is_closed: closed_at !== null,
      locked_until: secondsOf(lockedUntilMs),
    }))
    return done({ d: operators, t: operators.length })
  }
}
