import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { changeBanner } from './changeBanner.ts'
import { listBanners } from './listBanners.ts'

export function welfareDeskRoutes(deps: StaffDeps): Handlers<typeof officeContract.welfare> {
  return { changeBanner: changeBanner(deps), listBanners: listBanners(deps) }
}
