import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PayoutGateways } from '../../platform/gateway/payoutGateway.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'

export interface WithdrawalDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly jurisdiction: Jurisdiction
  readonly payouts: PayoutGateways
  /** Under which the numbers of payout accounts are sealed. */
  readonly masters: MasterKeys
}
