import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import { gatewayFilter } from '../../shared/list/listFilters.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { gatewayOptions, gatewayTitle } from '../../shared/gatewayTitles.ts'

export type Report = AnswerOf<'GET /office/api/reconciliation/list'>['d'][number]
type Tally = Report['told']

const directionOptions = [
  ['in', 'Money in'],
  ['out', 'Money out'],
] as const

export function directionTitle(direction: Report['direction']): string {
  return direction === 'in' ? 'Money in' : 'Money out'
}

function make(gateway: string, day: string, direction: Report['direction']) {
  return callOffice('POST /office/api/reconciliation/make', { body: { gateway, day, direction } })
}

/** Of a day that was compared before, or of many of them one after another. */
export const compareAnew = {
  name: 'compare',
  title: 'Compare again',
  hotkey: 'c',
  permission: 'reconciliation.make',
  warning:
    'Compares the gateway’s list with our records and the ledger. It may take a moment. It only processes what the gateway had not reported before.',
  fields: [],
  fits: () => true,
  run: ({ gateway, day, direction }) => make(gateway, day, direction),
  done: 'Compared.',
} as const satisfies Act<Report>

const compareDay: Act<null> = {
  ...compareAnew,
  name: 'make',
  title: 'Compare a day',
  fields: [
    { name: 'gateway', title: 'Gateway', kind: 'choice', options: gatewayOptions.slice(1), least: 1 },
    { name: 'direction', title: 'Direction', kind: 'choice', options: directionOptions, least: 1, value: 'in' },
    { name: 'day', title: 'Day in Manila', kind: 'date', least: 10 },
  ],
  fits: () => true,
  run: (_, { gateway = '', day = '', direction }) => make(gateway, day, direction === 'out' ? 'out' : 'in'),
}

function tallyCell({ count, amount }: Tally) {
  return (
    <span className="nowrap">
      {writePesos(amount)} <small className="tallyCount">× {count}</small>
    </span>
  )
}

function directionCell({ direction }: Report) {
  return <span className="nowrap">{directionTitle(direction)}</span>
}

export function ReportState({ report: { mismatches } }: { readonly report: Report }) {
  if (mismatches === 0) return <Badge tone="ok">Matches</Badge>
  return <Badge tone="bad">{mismatches === 1 ? '1 difference' : `${mismatches} differences`}</Badge>
}

/** Days at the gateways, the newest first. */
export const reports: Entity<Report> = {
  name: 'reports',
  title: 'Reconciliation',
  nouns: ['day', 'days'],
  empty: 'No reports yet. Each day is compared at 1 AM the next day.',
  columns: [
    { name: 'day', title: 'Day', sort: '-day', cell: row => <span className="nowrap">{row.day}</span> },
    { name: 'gateway', title: 'Gateway', cell: row => gatewayTitle(row.gateway) },
    { name: 'direction', title: 'Direction', cell: directionCell },
    { name: 'told', title: 'Gateway, ₱', cell: row => tallyCell(row.told), isNumber: true },
    { name: 'ordered', title: 'Ours, ₱', cell: row => tallyCell(row.ordered), isNumber: true },
    { name: 'posted', title: 'Ledger, ₱', cell: row => tallyCell(row.posted), isNumber: true },
    { name: 'made', title: 'Compared', cell: row => timeCell(row.made_at), isMinor: true },
    { name: 'state', title: 'State', cell: row => <ReportState report={row} /> },
  ],
  filters: [
    gatewayFilter,
    { name: 'direction', title: 'Direction', options: [['', 'In and out'], ...directionOptions] },
  ],
  order: () => '-day',
  idOf: row => `${row.gateway} ${row.day} ${row.direction}`,
  open: row => `/reconciliation/${row.gateway}/${row.day}/${row.direction}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/reconciliation/list', { query: { ...filters, cursor } }),
  create: compareDay,
  acts: [compareAnew],
}
