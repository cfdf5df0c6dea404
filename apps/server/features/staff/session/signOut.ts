import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../act/actAs.ts'
import type { StaffDeps } from '../deps.ts'
import { endStaffSessions } from './staffSession.store.ts'

export function signOut({ db, clock }: StaffDeps): Handler<typeof officeContract.staff.signOut> {
  return call => {
    const { operatorId, sessionId } = call.caller
    const nowMs = clock.now()
    return db.app(async tx => {
      await actAs(tx, call, { action: 'office.signOut', object: { kind: 'operator', id: operatorId }, nowMs })
      await endStaffSessions(tx, { operatorId, id: sessionId, nowMs })
      return done({})
    })
  }
}
