import type { KycDeps } from '../kyc/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface ReviewDeps extends StaffDeps, KycDeps {}
