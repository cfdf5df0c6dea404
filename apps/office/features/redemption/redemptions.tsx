import { Badge } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { uidFilter } from '../../shared/list/listFilters.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { redemptionActs } from './acts.ts'
import { type Row, stateOf, wayWords } from './words.ts'

/** Redemptions of all members: those that wait, or what became of others. */
export const redemptions: Entity<Row> = {
  name: 'redemptions',
  title: 'Redemptions',
  nouns: ['redemption', 'redemptions'],
  empty: 'No redemptions here',
  columns: [
    { name: 'at', title: 'Redeemed', sort: '-submitted', cell: row => timeCell(row.submit_at) },
    { name: 'uid', title: 'Member', cell: row => row.uid },
    { name: 'item', title: 'Item', cell: row => <b>{`${row.product_name} x ${row.quantity}`}</b> },
    { name: 'points', title: 'Filcoins', cell: row => Number(row.points).toLocaleString('en'), isNumber: true },
    { name: 'way', title: 'Delivery', cell: row => wayWords[row.deliver_method] },
    { name: 'to', title: 'Recipient', cell: row => row.recipient, isMinor: true },
    { name: 'state', title: 'State', cell: stateCell },
    { name: 'tracking', title: 'Tracking', cell: row => row.tracking || '–', isMinor: true },
  ],
  filters: [
    uidFilter,
    { name: 'id', title: 'Redemption number' },
    { name: 'from', title: 'From', isDay: true },
    { name: 'to', title: 'To', isDay: true },
    {
      name: 'status',
      title: 'State',
      options: [
        ['', 'Processing, or all found'],
        ['all', 'All states'],
        ['shipped', 'Shipped'],
        ['received', 'Received'],
        ['successful', 'Given at once or picked up'],
        ['failed', 'Failed'],
      ],
    },
  ],
  order: ({ status, uid, id, from, to }) => (status || uid || id || from || to ? '-submitted' : 'submitted'),
  idOf: row => row.id,
  nameOf: row => `${row.product_name} of ${row.uid}`,
  open: row => `/redemptions/${row.uid}/${row.id}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/redemption/list', { query: { ...filters, cursor } }),
  acts: redemptionActs,
  export: {
    permission: 'redemption.export',
    run({ status = '', uid = '', id = '', from = '', to = '' }, { reason }) {
      const known = states.find(one => one === status) ?? ''
      return callOffice('POST /office/api/redemption/export', { body: { status: known, uid, id, from, to, reason } })
    },
  },
}

const states = ['', 'all', 'shipped', 'received', 'successful', 'failed'] as const

function stateCell(row: Row) {
  const [title, tone] = stateOf(row)
  return (
    <>
      <Badge tone={tone}>{title}</Badge> {row.is_late && <Badge tone="bad">Late</Badge>}
    </>
  )
}
