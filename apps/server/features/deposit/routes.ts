import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { DepositDeps } from './deps.ts'
import { cancelDeposit } from './cancelDeposit.ts'
import { getDeposit } from './getDeposit.ts'
import { listDeposits } from './listDeposits.ts'
import { openDeposit } from './openDeposit.ts'

export function depositRoutes(deps: DepositDeps): Handlers<typeof contract.deposit> {
  return {
    cancelDeposit: cancelDeposit(deps),
    getDeposit: getDeposit(deps),
    listDeposits: listDeposits(deps),
    openDeposit: openDeposit(deps),
  }
}
