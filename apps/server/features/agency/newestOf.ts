import type { AgencyStatus } from '@saya/contract/agency/agency.ts'
import type { Agency } from './agency.store.ts'

/** What the rules go by of the newest application. */
export function newestOf(row: Agency | undefined) {
  return row && { status: row.status as AgencyStatus, decidedAtMs: row.decided_at }
}
