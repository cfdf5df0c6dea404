import type { DepositDeps } from '../deposit/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface ReconciliationDeps extends StaffDeps, DepositDeps {}
