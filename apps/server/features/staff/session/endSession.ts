import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../act/actAs.ts'
import type { StaffDeps } from '../deps.ts'
import { endStaffSessions } from './staffSession.store.ts'

/** Ends one session of the operator's own. A colleague's is not there for them. */
export function endSession({ db, clock }: StaffDeps): Handler<typeof officeContract.staff.endSession> {
  return call => {
    const { operatorId } = call.caller
    const nowMs = clock.now()
    return db.app(async tx => {
      const ended = await endStaffSessions(tx, { operatorId, id: call.body.id, nowMs })
      if (ended === 0) return refuse('not_found')
      const object = { kind: 'operator', id: operatorId } as const
      await actAs(tx, call, { action: 'office.endSession', object, after: { session: call.body.id }, nowMs })
      return done({})
    })
  }
}
