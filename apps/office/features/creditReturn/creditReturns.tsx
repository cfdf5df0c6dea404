import { reasonField } from '../../shared/act/reasonField.ts'
import type { Tone } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { stateCell } from '../../shared/list/stateCell.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'

type CreditReturn = AnswerOf<'GET /office/api/creditReturn/list'>['d'][number]

const states: Readonly<Record<CreditReturn['status'], readonly [title: string, tone: Tone]>> = {
  open: ['To return', 'wait'],
  payout: ['Paid out', 'ok'],
  noted: ['Ended with a note', 'mute'],
}

function end({ uid, id }: CreditReturn, accountId: string, reason = '') {
  return callOffice('POST /office/api/creditReturn/end', { body: { uid, id, account_id: accountId, reason } })
}

const acts: readonly Act<CreditReturn>[] = [
  {
    name: 'payout',
    title: 'Return by withdrawal',
    permission: 'return.end',
    warning: 'It goes to the account that comes first, and a colleague sees it on the withdrawal desk.',
    fields: [reasonField],
    fits: ({ status, accounts }) => status === 'open' && accounts.length > 0,
    run: (row, { reason }) => end(row, row.accounts[0]?.id ?? '', reason),
    done: 'The withdrawal is on its way to the desk.',
  },
  {
    name: 'note',
    title: 'End with a note',
    permission: 'return.end',
    warning: 'No money moves. Say where it went, such as that the member withdrew it themselves.',
    fields: [reasonField],
    fits: ({ status }) => status === 'open',
    run: (row, { reason }) => end(row, '', reason),
    done: 'Noted.',
  },
]

/** Money that reached excluded members all the same, and must go back. */
export const creditReturns: Entity<CreditReturn> = {
  name: 'creditReturns',
  title: 'Returns',
  nouns: ['return', 'returns'],
  empty: 'Nothing to return',
  columns: [
    { name: 'at', title: 'Credited', sort: '-credited', cell: row => timeCell(row.credited_at) },
    { name: 'uid', title: 'Member', cell: row => <a href={`${base}/members/${row.uid}`}>{row.uid}</a> },
    { name: 'amount', title: 'Amount', cell: row => `₱${writePesos(row.amount)}`, isNumber: true },
    { name: 'from', title: 'Came by', cell: fromOf },
    { name: 'to', title: 'Can go to', cell: toOf },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [uidFilter, stateFilter('status', 'To return', { payout: states.payout, noted: states.noted })],
  order: ({ status }) => (status ? '-credited' : 'credited'),
  idOf: row => row.id,
  list: (filters, { cursor }) => callOffice('GET /office/api/creditReturn/list', { query: { ...filters, cursor } }),
  acts,
}

const sources: Readonly<Record<CreditReturn['kind'], (row: CreditReturn) => string>> = {
  deposit: ({ channel }) => `Deposit, ${channel || 'of no page of ours'}`,
  voucher: () => 'Voucher',
  adjustment: () => 'Adjustment, for a gateway',
}

function fromOf(row: CreditReturn) {
  return (
    <span className="cellWords">
      {sources[row.kind](row)}
      <small>{row.is_unplayed && 'Nothing was played: check where it came from'}</small>
    </span>
  )
}

function toOf({ accounts: [first] }: CreditReturn) {
  return first ? `${first.channel} ${first.account}` : 'No payout account'
}

function stateOf({ status, ended_by: by, note }: CreditReturn) {
  return stateCell(states[status], by && `${by}: ${note}`)
}
