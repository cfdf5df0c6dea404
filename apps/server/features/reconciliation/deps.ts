import type { DepositDeps } from '../deposit/index.ts'
import type { StaffDeps } from '../staff/index.ts'
import type { WithdrawalDeps } from '../withdrawal/index.ts'

export interface ReconciliationDeps extends StaffDeps, DepositDeps, WithdrawalDeps {}
