import type { Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { stateCell } from '../../shared/list/stateCell.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { decisions, type PlayRelease, propose } from './acts.ts'

const states: Readonly<Record<PlayRelease['status'], readonly [title: string, tone: Tone]>> = {
  proposed: ['Waiting for approval', 'wait'],
  approved: ['Released', 'ok'],
  refused: ['Refused', 'mute'],
}

/** Members whose balance need not be played through any more, by two people. */
export const playReleases: Entity<PlayRelease> = {
  name: 'playReleases',
  title: 'Play releases',
  nouns: ['release', 'releases'],
  empty: 'No play releases',
  columns: [
    { name: 'at', title: 'Proposed', sort: '-proposed', cell: row => timeCell(row.proposed_at) },
    { name: 'uid', title: 'Member', cell: row => <a href={`${base}/members/${row.uid}`}>{row.uid}</a> },
    { name: 'left', title: 'Left to play', cell: row => `₱${writePesos(row.open_turnover)}`, isNumber: true },
    { name: 'why', title: 'Why', cell: whyOf },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    uidFilter,
    stateFilter('status', 'Waiting for approval', { approved: states.approved, refused: states.refused }),
  ],
  order: ({ status }) => (status ? '-proposed' : 'proposed'),
  idOf: row => row.id,
  list: (filters, { cursor }) => callOffice('GET /office/api/playRelease/list', { query: { ...filters, cursor } }),
  create: propose,
  acts: decisions,
}

function whyOf({ reason, proposed_by: by }: PlayRelease) {
  return (
    <span className="cellWords">
      {reason}
      <small>{by}</small>
    </span>
  )
}

function stateOf({ status, is_mine: isMine, decided_by: by, decision }: PlayRelease) {
  return stateCell(states[status], by ? `${by}: ${decision}` : isMine && 'Yours')
}
