import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { approveWithdrawal } from './approveWithdrawal.ts'
import { askGateway } from './askGateway.ts'
import { cancelWithdrawal } from './cancelWithdrawal.ts'
import { concludeWithdrawal } from './concludeWithdrawal.ts'
import type { DeskDeps } from './deskDeps.ts'
import { giveBackWithdrawal } from './giveBackWithdrawal.ts'
import { listQueue } from './listQueue.ts'
import { readWithdrawal } from './readWithdrawal.ts'

/** What staff do about withdrawals. */
export function withdrawalDesk(deps: DeskDeps): Handlers<typeof officeContract.withdrawal> {
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
