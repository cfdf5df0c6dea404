import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { getTotal } from './getTotal.ts'
import { listRewards } from './listRewards.ts'
import { listWaitingRewards } from './listWaitingRewards.ts'
import { returnBonus } from './returnBonus.ts'

export function rewardRoutes(deps: Parameters<typeof listWaitingRewards>[0]): Handlers<typeof contract.reward> {
  return {
    getTotal: getTotal(deps),
    listRewards: listRewards(deps),
    listWaitingRewards: listWaitingRewards(deps),
    returnBonus: returnBonus(deps),
  }
}
