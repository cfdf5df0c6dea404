import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { approveWithdrawal } from './desk/approveWithdrawal.ts'
import { askGateway } from './payout/askGateway.ts'
import { cancelWithdrawal } from './desk/cancelWithdrawal.ts'
import { concludeWithdrawal } from './desk/concludeWithdrawal.ts'
import type { WithdrawalDeps } from './deps.ts'
import type { DeskDeps } from './desk/deskDeps.ts'
import { getWithdrawal } from './getWithdrawal.ts'
import { giveBackWithdrawal } from './desk/giveBackWithdrawal.ts'
import { listQueue } from './desk/listQueue.ts'
import { listWithdrawals } from './listWithdrawals.ts'
import { openWithdrawal } from './openWithdrawal.ts'
import { readWithdrawal } from './desk/readWithdrawal.ts'

export function withdrawalRoutes(deps: WithdrawalDeps): Handlers<typeof contract.withdrawal> {
  return {
    getWithdrawal: getWithdrawal(deps),
    listWithdrawals: listWithdrawals(deps),
    openWithdrawal: openWithdrawal(deps),
  }
}

/** What staff do about withdrawals. */
export function withdrawalDeskRoutes(deps: DeskDeps): Handlers<typeof officeContract.withdrawal> {
  return {
    approveWithdrawal: approveWithdrawal(deps),
    askGateway: askGateway(deps),
    cancelWithdrawal: cancelWithdrawal(deps),
    concludeWithdrawal: concludeWithdrawal(deps),
    giveBackWithdrawal: giveBackWithdrawal(deps),
    listQueue: listQueue(deps),
    readWithdrawal: readWithdrawal(deps),
  }
}
