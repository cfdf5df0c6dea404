import { Badge } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { listActs } from './acts.ts'
import { Flags } from './Flags.tsx'
import { railWords, type Row, stateOf } from './words.ts'

/** Withdrawals of all members: those that wait, or what became of others. */
export const withdrawals: Entity<Row> = {
  name: 'withdrawals',
  title: 'Withdrawals',
  nouns: ['withdrawal', 'withdrawals'],
  empty: 'No withdrawals to review',
  columns: [
    { name: 'at', title: 'Requested', sort: '-created', cell: row => timeCell(row.created_at) },
    { name: 'uid', title: 'Member', cell: row => row.uid },
    { name: 'amount', title: 'Amount, ₱', sort: '-amount', cell: row => writePesos(row.amount), isNumber: true },
    { name: 'to', title: 'To', cell: toCell },
    { name: 'rail', title: 'By', cell: row => railWords[row.rail], isMinor: true },
    { name: 'why', title: 'Why', cell: row => <Flags flags={row.flags} /> },
    { name: 'yes', title: 'Approvals', cell: yesCell, isNumber: true },
    { name: 'state', title: 'State', cell: stateCell },
  ],
  filters: [
    { name: 'q', title: 'UID or reference', isMain: true },
    {
      name: 'status',
      title: 'State',
      options: [
        ['', 'Waiting, or all found'],
        ['paying', 'Being paid'],
        ['timeout', 'Gateway silent'],
        ['completed', 'Paid'],
        ['canceled', 'Canceled'],
      ],
    },
  ],
  order: ({ status, q }) => (status || q ? '-created' : 'created'),
  idOf: row => row.id,
  open: row => `/withdrawals/${row.uid}/${row.id}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/withdrawal/list', { query: { ...filters, cursor } }),
  acts: listActs,
}

function toCell({ channel_name: channel, account }: Row) {
  return (
    <span>
      {channel} <span className="nowrap">{account}</span>
    </span>
  )
}

function yesCell({ approvals, approvals_needed: needed }: Row) {
  return needed === 0 ? '–' : `${approvals} of ${needed}`
}

function stateCell(row: Row) {
  const [title, tone] = stateOf(row)
  return <Badge tone={tone}>{title}</Badge>
}
