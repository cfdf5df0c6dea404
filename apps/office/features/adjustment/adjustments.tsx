import { groupDigits } from '@saya/money'
import { Badge, type Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import type { Entity } from '../../shared/entity.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { type Adjustment, causes, decisions, propose } from './acts.ts'

const states: Readonly<Record<Adjustment['status'], readonly [title: string, tone: Tone]>> = {
  proposed: ['Waiting for approval', 'wait'],
  approved: ['Posted', 'ok'],
  refused: ['Refused', 'mute'],
}

/** What staff put right in balances by hand. */
export const adjustments: Entity<Adjustment> = {
  name: 'adjustments',
  title: 'Adjustments',
  nouns: ['adjustment', 'adjustments'],
  empty: 'No adjustments',
  columns: [
    { name: 'at', title: 'Proposed', sort: '-proposed', cell: row => timeCell(row.proposed_at) },
    { name: 'uid', title: 'Member', cell: row => <a href={`${base}/members/${row.uid}`}>{row.uid}</a> },
    { name: 'amount', title: 'Amount', sort: '-amount', cell: amountOf, isNumber: true },
    { name: 'cause', title: 'What for', cell: row => causes.find(([cause]) => cause === row.cause)?.[1] },
    { name: 'why', title: 'Why', cell: whyOf },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    uidFilter,
    {
      name: 'asset',
      title: 'Asset',
      options: [
        ['', 'Pesos and Filcoins'],
        ['PHP', 'Pesos'],
        ['FIL', 'Filcoins'],
      ],
    },
    stateFilter('status', 'Waiting for approval', { approved: states.approved, refused: states.refused }),
  ],
  order: ({ status }) => (status ? '-proposed' : 'proposed'),
  idOf: row => row.id,
  list: (filters, { cursor }) => callOffice('GET /office/api/adjustment/list', { query: { ...filters, cursor } }),
  create: propose,
  acts: decisions,
}

function amountOf({ asset, direction, amount }: Adjustment) {
  const sign = direction === 'given' ? '+' : '−'
  return asset === 'PHP' ? `${sign}₱${writePesos(amount)}` : `${sign}${groupDigits(amount)} Filcoins`
}

function whyOf({ reason, evidence, deposit, proposed_by: by }: Adjustment) {
  return (
    <span className="cellWords">
      {reason}
      <small>
        {by}, by {evidence}
        {deposit && `, of deposit ${deposit}`}
      </small>
    </span>
  )
}

function stateOf({ status, is_large: isLarge, is_mine: isMine, decided_by: by, decision }: Adjustment) {
  const [title, tone] = states[status]
  const hint = status === 'proposed' ? [isMine && 'Yours', isLarge && 'Compliance approves'].filter(Boolean) : []
  return (
    <span className="cellWords">
      <span>
        <Badge tone={tone}>{title}</Badge>
      </span>
      <small>{by ? `${by}: ${decision}` : hint.join(', ')}</small>
    </span>
  )
}
