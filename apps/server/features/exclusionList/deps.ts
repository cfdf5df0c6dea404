import type { LookAlikeDeps } from '../lookAlike/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export type ExclusionListDeps = LookAlikeDeps

export type ExclusionListDeskDeps = StaffDeps
