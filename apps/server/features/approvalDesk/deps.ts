import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface ApprovalDeskDeps extends StaffDeps {
  readonly jurisdiction: Jurisdiction
}
