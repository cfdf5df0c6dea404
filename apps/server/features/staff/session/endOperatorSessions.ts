import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../act/actAs.ts'
import type { StaffDeps } from '../deps.ts'
import { lockOperator } from '../operator.store.ts'
import { forgetOperatorDevices } from './operatorDevice.store.ts'
import { endStaffSessions } from './staffSession.store.ts'

export function endOperatorSessions(deps: StaffDeps): Handler<typeof officeContract.staff.endOperatorSessions> {
  return call => {
    const { id, reason } = call.body
    const nowMs = deps.clock.now()
    return deps.db.app(async tx => {
      const operator = await lockOperator(tx, id)
      if (!operator) return refuse('not_found')
      const ended = await endStaffSessions(tx, { operatorId: id, nowMs })
      await forgetOperatorDevices(tx, id)
      const object = { kind: 'operator', id } as const
      await actAs(tx, call, { action: 'operator.endSessions', object, after: { ended }, reason, nowMs })
      return done({ ended })
    })
  }
}
