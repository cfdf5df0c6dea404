import type { AgencyStatus } from '@saya/contract/agency/agency.ts'
import type { Agency } from './agency.store.ts'

/** What the rules go by of the newest application. */
export function newestOf(row: Agency | undefined) {
  return row && { status: row.status as AgencyStatus, deniedAtMs: deniedAtOf(row) }
}

function deniedAtOf({ status, decided_at, ended_at, ended_by }: Agency): number | null {
  if (status === 'rejected') return decided_at
  return status === 'withdrawn' && ended_by !== 'member' ? ended_at : null
}
