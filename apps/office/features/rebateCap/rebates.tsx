import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import { clock } from '../../shared/clock.ts'
import type { Entity } from '../../shared/entity.ts'
import { uidFilter } from '../../shared/list/listFilters.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { monthOptions } from './monthOptions.ts'

type Rebate = AnswerOf<'GET /office/api/rebate/list'>['d'][number]

const rules: Readonly<Record<Rebate['rule'], string>> = {
  none: 'No cap',
  by_basis: 'By basis',
  larger: 'Larger share',
  smaller: 'Smaller share',
}

/** What was posted in a month in the classes that the law caps, and what proves that each posting lay within. */
export const rebates: Entity<Rebate> = {
  name: 'rebates',
  title: 'Rebate cap',
  nouns: ['posting', 'postings'],
  empty: 'No rebates were posted in this month',
  columns: [
    { name: 'posted', title: 'Posted', sort: '-posted', cell: row => timeCell(row.posted_at) },
    { name: 'uid', title: 'Member', cell: row => <a href={`${base}/members/${row.uid}`}>{row.uid}</a> },
    { name: 'name', title: 'Class', cell: classOf },
    { name: 'amount', title: 'Amount', sort: '-amount', isNumber: true, cell: row => pesosOf(row.amount) },
    { name: 'play', title: 'Turnover, net loss', isNumber: true, isMinor: true, cell: playOf },
    { name: 'most', title: 'Cap, used before', isNumber: true, cell: capOf },
    { name: 'left', title: 'Left after', isNumber: true, cell: row => pesosOf(row.left) },
    { name: 'within', title: 'Verdict', cell: verdictOf },
  ],
  filters: [{ name: 'month', title: 'Month', options: monthOptions(clock.now()) }, uidFilter],
  order: () => '-posted',
  idOf: row => row.id,
  list: (filters, { cursor }) => callOffice('GET /office/api/rebate/list', { query: { ...filters, cursor } }),
  export: {
    permission: 'rebate.export',
    run: ({ month = '', uid = '' }, { reason }) =>
      callOffice('POST /office/api/rebate/export', { body: { filter: { month, uid }, reason } }),
  },
}

function classOf({ name, rule }: Rebate) {
  return (
    <span className="cellWords">
      {name}
      <small>{rules[rule]}</small>
    </span>
  )
}

/** What the member's month had come to by then. */
function playOf({ turnover, net_loss: netLoss }: Rebate) {
  return (
    <span className="cellWords">
      {pesosOf(turnover)}
      <small>{pesosOf(netLoss)}</small>
    </span>
  )
}

function capOf({ most, used }: Rebate) {
  return (
    <span className="cellWords">
      {pesosOf(most)}
      <small>{pesosOf(used)}</small>
    </span>
  )
}

function verdictOf({ rule, is_within: isWithin }: Rebate) {
  if (!isWithin) return <Badge tone="bad">Beyond</Badge>
  return rule === 'none' ? <Badge tone="mute">None</Badge> : <Badge tone="ok">Within</Badge>
}

function pesosOf(amount: string | null): string {
  return amount === null ? '–' : `₱${writePesos(amount)}`
}
