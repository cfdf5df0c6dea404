import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import { gatewayFilter } from '../../shared/listFilters.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/timeCell.tsx'
import { gatewayOptions, gatewayTitle } from '../../shared/gatewayTitles.ts'

export type Report = AnswerOf<'GET /office/api/reconciliation/list'>['d'][number]
type Tally = Report['told']

function make(gateway: string, day: string) {
  return callOffice('POST /office/api/reconciliation/make', { body: { gateway, day } })
}

/** Of a day that was compared before, or of many of them one after another. */
export const compareAnew: Act<Report> = {
  name: 'compare',
  title: 'Compare anew',
  hotkey: 'c',
  permission: 'reconciliation.make',
  warning:
    'The gateway is asked what it took, and that is laid beside our orders and the ledger. It may take a moment. Nothing but money that nobody had told us of is credited by it.',
  fields: [],
  fits: () => true,
  run: ({ gateway, day }) => make(gateway, day),
  done: 'Compared.',
}

const compareDay: Act<null> = {
  ...compareAnew,
  name: 'make',
  title: 'Compare a day',
  fields: [
    { name: 'gateway', title: 'Gateway', kind: 'choice', options: gatewayOptions.slice(1), least: 1 },
    { name: 'day', title: 'Day in Manila', kind: 'date', least: 10 },
  ],
  fits: () => true,
  run: (_, { gateway = '', day = '' }) => make(gateway, day),
}

function tallyCell({ count, amount }: Tally) {
  return (
    <>
      {writePesos(amount)} <small className="tallyCount">× {count}</small>
    </>
  )
}

export function ReportState({ report: { mismatches } }: { readonly report: Report }) {
  if (mismatches === 0) return <Badge tone="ok">Adds up</Badge>
  return <Badge tone="bad">{mismatches === 1 ? '1 difference' : `${mismatches} differences`}</Badge>
}

/** Days at the gateways, the newest first. */
export const reports: Entity<Report> = {
  name: 'reports',
  title: 'Reconciliation',
  nouns: ['day', 'days'],
  empty: 'No day was compared yet. Each is at one in the night that follows it.',
  columns: [
    { name: 'day', title: 'Day', sort: '-day', cell: row => row.day },
    { name: 'gateway', title: 'Gateway', cell: row => gatewayTitle(row.gateway) },
    { name: 'told', title: 'Gateway, ₱', cell: row => tallyCell(row.told), isNumber: true },
    { name: 'ordered', title: 'Orders, ₱', cell: row => tallyCell(row.ordered), isNumber: true },
    { name: 'posted', title: 'Ledger, ₱', cell: row => tallyCell(row.posted), isNumber: true },
    { name: 'made', title: 'Compared', cell: row => timeCell(row.made_at), isMinor: true },
    { name: 'state', title: 'State', cell: row => <ReportState report={row} /> },
  ],
  filters: [gatewayFilter],
  order: () => '-day',
  idOf: row => `${row.gateway} ${row.day}`,
  open: row => `/reconciliation/${row.gateway}/${row.day}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/reconciliation/list', { query: { ...filters, cursor } }),
  create: compareDay,
  acts: [compareAnew],
}
