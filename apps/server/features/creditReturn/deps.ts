import type { StaffDeps } from '../staff/index.ts'
import type { WithdrawalDeps } from '../withdrawal/index.ts'

export interface CreditReturnDeps extends StaffDeps, WithdrawalDeps {
  readonly log: WithdrawalDeps['log']
}
