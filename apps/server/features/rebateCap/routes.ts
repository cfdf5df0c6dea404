import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { exportRebates } from './exportRebates.ts'
import { listRebates } from './listRebates.ts'

export function rebateCapRoutes(deps: StaffDeps): Handlers<typeof officeContract.rebateCap> {
  return { exportRebates: exportRebates(deps), listRebates: listRebates(deps) }
}
