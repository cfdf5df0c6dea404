import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { writeDay, writeTime } from '../../shared/times.ts'
import { type Batch, batchActs, createBatch } from './batchActs.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** Batches of vouchers, the newest first. */
export const batches: Entity<Batch> = {
  name: 'vouchers',
  title: 'Vouchers',
  nouns: ['batch', 'batches'],
  empty: 'No batches yet',
  columns: [
    { name: 'id', title: 'Batch', cell: row => `No. ${row.id}`, isNumber: true },
    { name: 'note', title: 'Purpose', cell: row => row.note },
    { name: 'amount', title: 'Each, ₱', sort: '-amount', cell: row => writePesos(row.amount), isNumber: true },
    { name: 'used', title: 'Used', cell: row => `${row.used} of ${row.quantity}`, isNumber: true },
    { name: 'total', title: 'Total, ₱', cell: row => writePesos(row.total), isNumber: true, isMinor: true },
    { name: 'expires', title: 'Last day', sort: 'expires', cell: row => writeDay(row.expires_at - 1) },
    {
      name: 'made',
      title: 'Created',
      sort: '-made',
      cell: row => `${writeTime(row.made_at)}, ${row.made_by}`,
      isMinor: true,
    },
    { name: 'status', title: 'State', cell: row => <StatusBadge batch={row} /> },
  ],
  filters: [
    {
      name: 'status',
      title: 'State',
      options: [
        ['', 'All batches'],
        ['proposed', 'Waiting for approval'],
        ['approved', 'Ready to issue'],
        ['issued', 'Issued'],
        ['rejected', 'Refused'],
        ['void', 'Void'],
      ],
    },
  ],
  order: () => '-made',
  idOf: row => row.id,
  open: row => `/vouchers/${row.id}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/voucher/batch/list', { query: { ...filters, cursor } }),
  create: createBatch,
  acts: batchActs,
}
