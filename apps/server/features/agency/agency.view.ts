import type { AgencyStatus } from '@saya/contract/agency/agency.ts'
import type { Agency } from './agency.store.ts'

const secondsOf = (atMs: number | null) => Math.floor((atMs ?? 0) / 1000)

/** As its member sees it. */
export function viewAgency(row: Agency) {
  return {
    id: row.id,
    status: row.status as AgencyStatus,
    name: row.name,
    phone: row.phone,
    channel: row.channel,
    note: row.note,
    applied_at: secondsOf(row.applied_at),
    decided_at: secondsOf(row.decided_at),
    // Why somebody was approved is the house's own note.
    reason: row.status === 'approved' ? '' : row.reason,
    ends_at: secondsOf(row.ends_at),
  }
}

/** As the desk sees it. */
export function viewDeskAgency(row: Agency) {
  return {
    ...viewAgency(row),
    reason: row.reason,
    uid: String(row.uid),
    code: row.code,
    reference: row.reference,
    decided_by: row.decided_by,
    ended_at: secondsOf(row.ended_at),
    ended_by: row.ended_by,
  }
}
