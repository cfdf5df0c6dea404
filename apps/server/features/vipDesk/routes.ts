import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { decideLevels } from './decideLevels.ts'
import { listLevels } from './listLevels.ts'
import { previewLevels } from './previewLevels.ts'
import { proposeLevels } from './proposeLevels.ts'

export function vipDeskRoutes(deps: StaffDeps): Handlers<typeof officeContract.vipDesk> {
  return {
    decideLevels: decideLevels(deps),
    listLevels: listLevels(deps),
    previewLevels: previewLevels(deps),
    proposeLevels: proposeLevels(deps),
  }
}
