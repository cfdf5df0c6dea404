import { approveWithdrawal } from './approveWithdrawal.ts'
import { askGateway } from './askGateway.ts'
import { cancelWithdrawal } from './cancelWithdrawal.ts'
import { concludeWithdrawal } from './concludeWithdrawal.ts'
import { getWithdrawal } from './getWithdrawal.ts'
import { giveBackWithdrawal } from './giveBackWithdrawal.ts'
import { listQueue } from './listQueue.ts'
import { listWithdrawals } from './listWithdrawals.ts'
import { openWithdrawal } from './openWithdrawal.ts'
import { readWithdrawal } from './readWithdrawal.ts'

export const operations = { getWithdrawal, listWithdrawals, openWithdrawal }

/** What staff do about them. */
export const deskOperations = {
  approveWithdrawal,
  askGateway,
  cancelWithdrawal,
  concludeWithdrawal,
  giveBackWithdrawal,
  listQueue,
  readWithdrawal,
}
