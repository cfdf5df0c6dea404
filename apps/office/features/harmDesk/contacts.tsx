import { Badge } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { uidFilter } from '../../shared/list/listFilters.ts'
import { stateCell } from '../../shared/list/stateCell.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { BandBadge } from './BandBadge.tsx'
import { contactActs, openContact } from './contactActs.ts'
import { type Band, bands, type Contact, outcomes, sources, topics } from './words.ts'

/** Members somebody is to get in touch with, what is due first at the top. */
export const contacts: Entity<Contact> = {
  name: 'contacts',
  title: 'Contacts',
  nouns: ['contact', 'contacts'],
  empty: 'No contacts to make',
  columns: [
    { name: 'uid', title: 'Member', cell: row => row.uid },
    { name: 'due', title: 'Due', sort: 'due', cell: dueOf },
    { name: 'band', title: 'Band', cell: row => <BandBadge band={row.band} /> },
    { name: 'why', title: 'Why', cell: whyOf },
    { name: 'opened', title: 'Opened', sort: '-opened', cell: row => timeCell(row.opened_at), isMinor: true },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    uidFilter,
    {
      name: 'band',
      title: 'Band',
      options: [
        ['', 'All bands'],
        ...(['stop', 'contact', 'watch', 'none'] as const).map(one => [one, bands[one][0]] as const),
      ],
    },
    {
      name: 'status',
      title: 'State',
      options: [
        ['', 'Not finished'],
        ['done', 'Finished'],
      ],
    },
  ],
  order: ({ status }) => (status ? '-opened' : 'due'),
  idOf: row => row.id,
  nameOf: row => row.uid,
  open: row => `/contacts/${row.uid}`,
  list: ({ status, band, uid = '', sort }, { cursor }) =>
    callOffice('GET /office/api/harm/contact/list', {
      query: {
        status: status === 'done' ? 'done' : '',
        band: (band ?? '') as '' | Band,
        uid,
        sort: (sort ?? '') as '',
        cursor,
      },
    }),
  create: openContact,
  acts: contactActs,
}

function dueOf({ due_at: dueAt, is_late: isLate }: Contact) {
  return (
    <span className="cellWords">
      {timeCell(dueAt)}
      {isLate && (
        <span>
          <Badge tone="bad">Overdue</Badge>
        </span>
      )}
    </span>
  )
}

function whyOf({ source, topics: about, opened_by: by }: Contact) {
  return (
    <span className="cellWords">
      {sources[source]}
      <small>{[...about.map(one => topics[one]), by].filter(Boolean).join(', ')}</small>
    </span>
  )
}

function stateOf({ status, taken_by: by, is_mine: isMine, outcome }: Contact) {
  if (outcome !== '') return <Badge tone={outcome === 'no_answer' ? 'wait' : 'ok'}>{outcomes[outcome]}</Badge>
  return stateCell(status === 'taken' ? ['Taken', 'info'] : ['Waiting', 'wait'], isMine ? 'Yours' : by)
}
