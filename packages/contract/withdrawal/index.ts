import { getWithdrawal } from './getWithdrawal.ts'
import { listWithdrawals } from './listWithdrawals.ts'
import { openWithdrawal } from './openWithdrawal.ts'

export const operations = { getWithdrawal, listWithdrawals, openWithdrawal }
