import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { changeSetting } from './changeSetting.ts'
import { listSettings } from './listSettings.ts'

export function settingRoutes(deps: StaffDeps): Handlers<typeof officeContract.setting> {
  return { changeSetting: changeSetting(deps), listSettings: listSettings(deps) }
}
