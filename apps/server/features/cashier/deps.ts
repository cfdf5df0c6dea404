import type { PayoutGateways } from '../../platform/gateway/payoutGateway.ts'
import type { DepositDeps } from '../deposit/index.ts'
import type { StaffDeps } from '../staff/index.ts'

/** What the office's side of the cashier works with. */
export interface CashierDeps extends StaffDeps, DepositDeps {
  readonly payouts: PayoutGateways
}
