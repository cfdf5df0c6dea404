import { groundOfAdjustments } from '../features/adjustment/index.ts'
import { groundOfBonuses, groundOfDeposits } from '../features/deposit/index.ts'
import { groundOfLimits } from '../features/limit/index.ts'
import { groundOfReleasedPlay } from '../features/playRelease/index.ts'
import { groundOfRedemptions } from '../features/redemption/index.ts'
import { groundOfRebates, groundOfReturns, groundOfRewards } from '../features/reward/index.ts'
import { groundOfLapses } from '../features/privacy/index.ts'
import { groundOfVip } from '../features/vip/index.ts'
import { groundOfVouchers } from '../features/voucher/index.ts'
import { type Ground, groundOfProviders, groundOfTheRest } from '../features/wallet/index.ts'
import { groundOfWithdrawals } from '../features/withdrawal/index.ts'
import { demoMoney } from '../demo/seedDemoPeople.ts'

interface GroundsWish {
  /** Whether a demonstration has a place here. */
  readonly isLocal: boolean
}

/** What must stand behind postings beside the ledger: every noun that posts says how its own are known. */
export function journalGrounds({ isLocal }: GroundsWish): readonly Ground[] {
  const grounds = [
    groundOfProviders,
    groundOfDeposits,
    groundOfBonuses,
    groundOfWithdrawals,
    groundOfAdjustments(isLocal ? demoMoney : []),
    groundOfRewards,
    groundOfRedemptions,
    groundOfRebates,
    groundOfReturns,
    groundOfReleasedPlay,
    groundOfLapses,
    groundOfVip,
    groundOfVouchers,
    groundOfLimits,
  ]
  return [...grounds, groundOfTheRest(grounds)]
}
