import { Badge } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import type { Entity } from '../../shared/entity.ts'
import { base } from '../../shared/navigation.ts'
import { stateCell } from '../../shared/list/stateCell.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { type Account, releaseActs } from './acts.ts'

/** Payout accounts that money may not be paid out to yet. */
export const accounts: Entity<Account> = {
  name: 'accounts',
  title: 'Accounts in their waiting time',
  nouns: ['account', 'accounts'],
  empty: 'No accounts in their waiting time',
  columns: [
    { name: 'ready', title: 'Ready', sort: 'ready', cell: row => timeCell(row.ready_at) },
    { name: 'uid', title: 'Member', cell: row => <a href={`${base}/members/${row.uid}`}>{row.uid}</a> },
    { name: 'account', title: 'Account', cell: accountOf },
    { name: 'name', title: 'In the name of', cell: nameOf },
    { name: 'added', title: 'Added', sort: '-added', cell: row => timeCell(row.created_at), isMinor: true },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [uidFilter, stateFilter('status', 'All waiting accounts', { proposed: ['Waiting for approval'] })],
  order: () => 'ready',
  idOf: row => row.id,
  list: (filters, { cursor }) => callOffice('GET /office/api/release/list', { query: { ...filters, cursor } }),
  acts: releaseActs,
}

function accountOf({ channel_name: channel, account }: Account) {
  return (
    <span className="cellWords">
      {channel}
      <small className="nowrap">{account}</small>
    </span>
  )
}

function nameOf({ name, is_own_name: isOwnName }: Account) {
  return (
    <span className="cellWords">
      {name}
      {!isOwnName && <small>Not the verified name</small>}
    </span>
  )
}

function stateOf({ is_proposed: isProposed, is_mine: isMine, proposed_by: by, reason }: Account) {
  if (!isProposed) return <Badge tone="mute">Waiting time</Badge>
  return stateCell(['Waiting for approval', 'wait'], `${isMine ? 'You' : by}: ${reason}`)
}
