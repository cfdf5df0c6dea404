import { Badge, type Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import { base } from '../../shared/navigation.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { answers, type EndRequest } from './acts.ts'

const states: Readonly<Record<EndRequest['status'], readonly [title: string, tone: Tone]>> = {
  open: ['Waiting for an answer', 'wait'],
  agreed: ['Waiting for the member', 'info'],
  refused: ['Refused', 'mute'],
  lifted: ['Ended by the member', 'ok'],
  ended: ['Overtaken', 'mute'],
}

/** What members wrote who want their exclusion to end before its time. */
export const requests: Entity<EndRequest> = {
  name: 'exclusionRequests',
  title: 'Requests to end',
  nouns: ['request', 'requests'],
  empty: 'No requests to answer',
  columns: [
    { name: 'at', title: 'Asked', sort: '-asked', cell: row => timeCell(row.asked_at) },
    { name: 'uid', title: 'Member', cell: row => <a href={`${base}/members/${row.uid}`}>{row.uid}</a> },
    { name: 'words', title: 'Their words', cell: row => <span className="cellWords cellProse">{row.words}</span> },
    { name: 'until', title: 'Excluded until', cell: row => (row.closed_until ? timeCell(row.closed_until) : '–') },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    uidFilter,
    stateFilter('status', 'Waiting for an answer', {
      agreed: states.agreed,
      refused: states.refused,
      lifted: states.lifted,
      ended: states.ended,
    }),
  ],
  order: ({ status }) => (status ? '-asked' : 'asked'),
  idOf: row => row.id,
  list: (filters, { cursor }) => callOffice('GET /office/api/exclusion/requests', { query: { ...filters, cursor } }),
  acts: answers,
}

function stateOf({ status }: EndRequest) {
  const [title, tone] = states[status]
  return <Badge tone={tone}>{title}</Badge>
}
