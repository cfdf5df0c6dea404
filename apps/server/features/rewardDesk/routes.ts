import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { decideReward } from './decideReward.ts'
import { listHeldRewards } from './listHeldRewards.ts'

export function rewardDeskRoutes(deps: StaffDeps): Handlers<typeof officeContract.rewardDesk> {
  return { decideReward: decideReward(deps), listHeldRewards: listHeldRewards(deps) }
}
