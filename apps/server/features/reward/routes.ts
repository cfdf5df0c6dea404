import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { getTotal } from './getTotal.ts'
import { listRewards } from './listRewards.ts'

export function rewardRoutes(deps: Parameters<typeof listRewards>[0]): Handlers<typeof contract.reward> {
  return { getTotal: getTotal(deps), listRewards: listRewards(deps) }
}
