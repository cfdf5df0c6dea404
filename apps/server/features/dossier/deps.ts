import type { StandingDeps } from '../kyc/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface DossierDeps extends StaffDeps, StandingDeps {}
