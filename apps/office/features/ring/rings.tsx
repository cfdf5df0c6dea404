import { ringSignTexts } from '@saya/contract/ring/signs.ts'
import { Badge, type Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import { base } from '../../shared/navigation.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import type { Ring, RingFriend } from './acts.ts'

export const states: Readonly<Record<RingFriend['status'], readonly [title: string, tone: Tone]>> = {
  held: ['Held', 'wait'],
  free: ['Free', 'ok'],
  refused: ['Refused', 'bad'],
}

/** Members whose invited friends look like one person's accounts or a group's. */
export const rings: Entity<Ring> = {
  name: 'rings',
  title: 'Rings',
  nouns: ['ring', 'rings'],
  empty: 'No invited friends to look at',
  columns: [
    { name: 'at', title: 'Found', sort: '-found', cell: row => timeCell(row.found_at) },
    { name: 'uid', title: 'Invited by', cell: row => <a href={`${base}/rings/${row.uid}`}>{row.uid}</a> },
    { name: 'friends', title: 'Friends', isNumber: true, cell: row => row.friends },
    { name: 'signs', title: 'Signs', cell: row => row.signs.map(sign => ringSignTexts[sign][0]).join(', ') },
    {
      name: 'state',
      title: 'State',
      cell: row => <Badge tone={row.held > 0 ? 'wait' : 'mute'}>{row.held > 0 ? `${row.held} held` : 'Decided'}</Badge>,
    },
  ],
  filters: [uidFilter, stateFilter('status', 'Held', { over: ['Decided', 'mute'] })],
  order: ({ status }) => (status ? '-found' : 'found'),
  idOf: row => row.uid,
  open: row => `/rings/${row.uid}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/ring/list', { query: { ...filters, cursor } }),
}
