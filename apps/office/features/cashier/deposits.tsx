import { Badge, type Tone } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import { gatewayFilter, stateFilter } from '../../shared/list/listFilters.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'

export type Deposit = AnswerOf<'GET /office/api/deposit/list'>['d'][number]

const states: Readonly<Record<Deposit['status'], readonly [title: string, tone: Tone]>> = {
  pending: ['Pending', 'wait'],
  completed: ['Completed', 'ok'],
  canceled: ['Canceled', 'mute'],
  timeout: ['Timed out', 'bad'],
}

export function DepositState({ deposit }: { readonly deposit: Deposit }) {
  const [title, tone] = states[deposit.status]
  return <Badge tone={tone}>{deposit.is_late ? `${title}, late` : title}</Badge>
}

/** The one thing that staff do to a deposit. */
export const depositActs: readonly Act<Deposit>[] = [
  {
    name: 'recheck',
    title: 'Ask the gateway',
    permission: 'deposit.recheck',
    warning: 'Asks the gateway now. If it was paid, the deposit is credited, however late. Nothing else changes.',
    fields: [reasonField],
    fits: () => true,
    run: ({ id }, { reason = '' }) => callOffice('POST /office/api/deposit/recheck', { body: { id, reason } }),
    done: 'The gateway answered.',
  },
]

/** Deposits of all members, newest first. */
export const deposits: Entity<Deposit> = {
  name: 'deposits',
  title: 'Deposits',
  nouns: ['deposit', 'deposits'],
  empty: 'This deposit was not found.',
  columns: [
    { name: 'created', title: 'Started', sort: '-created', cell: row => timeCell(row.created_at) },
    { name: 'uid', title: 'UID', cell: row => row.uid },
    { name: 'amount', title: 'Amount, ₱', sort: '-amount', cell: row => writePesos(row.amount), isNumber: true },
    { name: 'channel', title: 'Channel', cell: row => row.channel },
    { name: 'gateway', title: 'Gateway', cell: row => gatewayTitle(row.gateway), isMinor: true },
    { name: 'ended', title: 'Ended', cell: row => (row.ended_at > 0 ? timeCell(row.ended_at) : '–'), isMinor: true },
    { name: 'state', title: 'State', cell: row => <DepositState deposit={row} /> },
  ],
  filters: [
    { name: 'q', title: 'UID, reference or payment', isMain: true },
    stateFilter('status', 'All states', { ...states, late: ['Completed late'] }),
    gatewayFilter,
  ],
  order: () => '-created',
  idOf: row => row.id,
  open: row => `/deposits/${row.id}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/deposit/list', { query: { ...filters, cursor } }),
  acts: depositActs,
}
