import { groundOfAdjustments } from './features/adjustment/index.ts'
import { groundOfBonuses, groundOfDeposits } from './features/deposit/index.ts'
import { groundOfVouchers } from './features/voucher/index.ts'
import { findStrangers, type Ground } from './features/wallet/index.ts'
import { groundOfWithdrawals } from './features/withdrawal/index.ts'

/** What must stand behind postings beside the ledger: every noun that posts says how its own are known. */
export const journalGrounds: readonly Ground[] = [
  findStrangers,
  groundOfDeposits,
  groundOfBonuses,
  groundOfWithdrawals,
  groundOfAdjustments,
  groundOfVouchers,
]
