import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { permissionsOf, type Role } from '@saya/contract/staff/permissions.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StaffDeps } from './deps.ts'
import { countRecoveryCodes, getOperator } from './operator.store.ts'

export function getOwn({ db }: StaffDeps): Handler<typeof officeContract.staff.getOwn> {
  return ({ caller: { operatorId } }) =>
    db.app(async tx => {
      const { role, ...operator } = await getOperator(tx, operatorId)
      return done({
        ...operator,
        role: role as Role,
        permissions: permissionsOf(role as Role),
        recovery_codes_left: await countRecoveryCodes(tx, operatorId),
      })
    })
}
