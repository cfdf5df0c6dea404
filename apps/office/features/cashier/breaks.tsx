import { Badge, type Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import { gatewayFilter, stateFilter } from '../../shared/list/listFilters.ts'
import type { Entity } from '../../shared/entity.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { breakActs } from './breakActs.ts'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'
import { writeAmount } from '../../shared/writeAmount.ts'
import type { Break } from './break.ts'

const reasons: Readonly<Record<string, string>> = {
  amount: 'Amount differs from the deposit',
  currency: 'Currency is not PHP',
  second: 'Paid twice',
  canceled: 'The deposit was canceled',
  unknown: 'Unknown deposit',
  taken: 'One payment with two IDs',
}

const states: Readonly<Record<Break['state'], readonly [title: string, tone: Tone]>> = {
  open: ['Open', 'bad'],
  proposed: ['Credit proposed', 'wait'],
  crediting: ['Being credited', 'wait'],
  credited: ['Credited', 'ok'],
  returned: ['Refunded', 'mute'],
  kept: ['Kept', 'mute'],
  settled: ['Credited with its deposit', 'ok'],
}

export function BreakState({ found }: { readonly found: Break }) {
  if (found.fits_at > 0) return <Badge tone="bad">Kept, now matches</Badge>
  const [title, tone] = states[found.state]
  return <Badge tone={tone}>{title}</Badge>
}

/** Money that gateways took and no deposit was credited with. */
export const breaks: Entity<Break> = {
  name: 'breaks',
  title: 'Breaks',
  nouns: ['break', 'breaks'],
  empty: 'No breaks. Every payment matches its deposit.',
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
    stateFilter('state', 'All states', { waiting: ['Waiting for action'], ...states }),
    gatewayFilter,
  ],
  order: () => '-found',
  idOf: row => `${row.gateway} ${row.payment_id}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/break/list', { query: { ...filters, cursor } }),
  acts: breakActs,
}

function whoOf(row: Break): string {
  return row.proposed_uid || row.uid || 'Unknown'
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
