import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/call.ts'
import type { WithdrawalDeps } from './deps.ts'
import { getWithdrawal } from './getWithdrawal.ts'
import { listWithdrawals } from './listWithdrawals.ts'
import { openWithdrawal } from './openWithdrawal.ts'

export function withdrawalRoutes(deps: WithdrawalDeps): Handlers<typeof contract.withdrawal> {
  return {
    getWithdrawal: getWithdrawal(deps),
    listWithdrawals: listWithdrawals(deps),
    openWithdrawal: openWithdrawal(deps),
  }
}
