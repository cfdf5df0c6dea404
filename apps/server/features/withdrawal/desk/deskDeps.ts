import type { StaffDeps } from '../../staff/index.ts'
import type { WithdrawalDeps } from '../deps.ts'

export interface DeskDeps extends StaffDeps, WithdrawalDeps {}
