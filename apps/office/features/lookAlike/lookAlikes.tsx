import type { Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import { base } from '../../shared/navigation.ts'
import { stateCell } from '../../shared/list/stateCell.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { type LookAlike, lookAlikeActs, releaseLine, signTitles } from './acts.ts'

export const states: Readonly<Record<LookAlike['status'], readonly [title: string, tone: Tone]>> = {
  held: ['Held', 'wait'],
  marked: ['Marked', 'info'],
  same: ['Same person', 'bad'],
  other: ['Another person', 'ok'],
  ended: ['Exclusion over', 'mute'],
}

/** Accounts behind which somebody excluded may be. */
export const lookAlikes: Entity<LookAlike> = {
  name: 'lookAlikes',
  title: 'Look-alikes',
  nouns: ['account', 'accounts'],
  empty: 'No accounts held or marked',
  columns: [
    { name: 'at', title: 'Found', sort: '-found', cell: row => timeCell(row.found_at) },
    { name: 'uid', title: 'Account', cell: row => <a href={`${base}/look-alikes/${row.id}`}>{row.uid}</a> },
    { name: 'excluded', title: 'Excluded', cell: row => row.excluded_uid || 'On the regulator’s list' },
    { name: 'signs', title: 'In common', cell: row => row.signs.map(sign => signTitles[sign]).join(', ') },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    uidFilter,
    stateFilter('status', 'To look at', {
      held: states.held,
      marked: states.marked,
      same: states.same,
      other: states.other,
      ended: states.ended,
    }),
  ],
  order: ({ status }) => (status === 'held' ? 'found' : status ? '-found' : ''),
  idOf: row => row.id,
  open: row => `/look-alikes/${row.id}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/lookAlike/list', { query: { ...filters, cursor } }),
  acts: lookAlikeActs,
}

function stateOf({ status, decided_by: by, reason, release }: LookAlike) {
  return stateCell(states[status], release ? releaseLine(release) : by && `${by}: ${reason}`)
}
