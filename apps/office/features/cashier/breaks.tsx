import { Badge, type Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import { gatewayFilter, stateFilter } from '../../shared/list/listFilters.ts'
import type { Entity } from '../../shared/entity.ts'
import { timeCell } from '../../shared/timeCell.tsx'
import { breakActs } from './breakActs.ts'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'
import { writeAmount } from '../../shared/writeAmount.ts'
import type { Break } from './break.ts'

const reasons: Readonly<Record<string, string>> = {
  amount: 'Another amount than the deposit',
  currency: 'Another currency',
  second: 'Paid a second time',
  canceled: 'The deposit was canceled',
  unknown: 'No deposit of ours',
  taken: 'One payment under two names',
}

const states: Readonly<Record<Break['state'], readonly [title: string, tone: Tone]>> = {
  open: ['Open', 'bad'],
  proposed: ['Credit proposed', 'wait'],
  crediting: ['Being credited', 'wait'],
  credited: ['Credited', 'ok'],
  returned: ['Given back', 'mute'],
  kept: ['Kept', 'mute'],
  settled: ['Credited with its deposit', 'ok'],
}

export function BreakState({ found }: { readonly found: Break }) {
  if (found.fits_at > 0) return <Badge tone="bad">Kept, and fits by now</Badge>
  const [title, tone] = states[found.state]
  return <Badge tone={tone}>{title}</Badge>
}

/** Money that gateways took and no deposit was credited with. */
export const breaks: Entity<Break> = {
  name: 'breaks',
  title: 'Breaks',
  nouns: ['break', 'breaks'],
  empty: 'None here: every payment that was looked for fits its deposit.',
  columns: [
    { name: 'found', title: 'Found', sort: '-found', cell: row => timeCell(row.found_at) },
    {
      name: 'amount',
      title: 'Amount',
      sort: '-amount',
      cell: row => writeAmount(row.amount, row.currency),
      isNumber: true,
    },
    { name: 'why', title: 'Why', cell: row => reasons[row.reason] ?? row.reason },
    { name: 'uid', title: 'Member', cell: whoOf },
    { name: 'gateway', title: 'Gateway', cell: row => gatewayTitle(row.gateway), isMinor: true },
    {
      name: 'payment',
      title: 'Payment',
      cell: row => <span className="mono paymentName">{row.payment_id}</span>,
      isMinor: true,
    },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    { name: 'q', title: 'UID, deposit or payment', isMain: true },
    stateFilter('state', 'Every state', { waiting: ['Waiting for somebody'], ...states }),
    gatewayFilter,
  ],
  order: () => '-found',
  idOf: row => `${row.gateway} ${row.payment_id}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/break/list', { query: { ...filters, cursor } }),
  acts: breakActs,
}

function whoOf(row: Break): string {
  return row.proposed_uid || row.uid || 'Nobody known'
}

function stateOf(row: Break) {
  return (
    <span className="cellWords">
      <span>
        <BreakState found={row} />
      </span>
      {row.note && (
        <small>
          {row.decided_by || row.proposed_by}: {row.note}
        </small>
      )}
    </span>
  )
}
