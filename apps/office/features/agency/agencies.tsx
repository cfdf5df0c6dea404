import type { Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import { base } from '../../shared/navigation.ts'
import { stateCell } from '../../shared/list/stateCell.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { writeDay } from '../../shared/times.ts'
import { type Agency, agencyActs } from './acts.ts'

export const states: Readonly<Record<Agency['status'], readonly [title: string, tone: Tone]>> = {
  pending: ['Waiting', 'wait'],
  approved: ['Agent', 'ok'],
  rejected: ['Rejected', 'bad'],
  withdrawn: ['Withdrawn', 'mute'],
  expired: ['Expired', 'mute'],
}

/** The last day of an accreditation; nothing where there is none. */
export function lastDayOf({ ends_at: endsAt }: Pick<Agency, 'ends_at'>): string {
  return endsAt === 0 ? '' : writeDay(endsAt - 1)
}

/** Members who applied to be agents, and what became of it. */
export const agencies: Entity<Agency> = {
  name: 'agencies',
  title: 'Agents',
  nouns: ['application', 'applications'],
  empty: 'No applications to decide',
  columns: [
    { name: 'at', title: 'Applied', sort: '-applied', cell: row => timeCell(row.applied_at) },
    { name: 'name', title: 'Name', cell: row => <a href={`${base}/agents/${row.id}`}>{row.name}</a> },
    { name: 'uid', title: 'Member', cell: row => row.uid },
    { name: 'channel', title: 'Invites at', isMinor: true, cell: row => row.channel },
    { name: 'until', title: 'Until', isMinor: true, cell: row => lastDayOf(row) || '–' },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    uidFilter,
    stateFilter('status', 'Waiting', {
      approved: states.approved,
      rejected: states.rejected,
      withdrawn: states.withdrawn,
      expired: states.expired,
    }),
  ],
  order: ({ status }) => (status ? '-applied' : 'applied'),
  idOf: row => row.id,
  nameOf: row => row.name,
  open: row => `/agents/${row.id}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/agency/list', { query: { ...filters, cursor } }),
  acts: agencyActs,
}

function stateOf({ status, decided_by: by }: Agency) {
  return stateCell(states[status], by)
}
