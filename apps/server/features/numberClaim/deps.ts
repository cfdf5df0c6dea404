import type { IdentityDeps } from '../identity/index.ts'
import type { MemberDeps } from '../member/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export type NumberClaimDeps = IdentityDeps
export interface NumberClaimDeskDeps extends StaffDeps, MemberDeps {}
