import type { Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import { stateCell } from '../../shared/list/stateCell.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { base } from '../../shared/navigation.ts'
import { writeTime } from '../../shared/times.ts'
import { type NumberClaim, numberClaimActs } from './acts.ts'
import { NewNumber } from './NewNumber.tsx'

type Status = '' | NumberClaim['status']

const states: Readonly<Record<NumberClaim['status'], readonly [title: string, tone: Tone]>> = {
  asked: ['To check', 'wait'],
  proposed: ['Waiting for approval', 'wait'],
  approved: ['Moved', 'ok'],
  refused: ['Refused', 'mute'],
  stopped: ['Stopped by the owner', 'bad'],
  expired: ['Expired', 'mute'],
}

/** Members who no longer have their number, and ask for another one. */
export const numberClaims: Entity<NumberClaim> = {
  name: 'numberClaims',
  title: 'Lost numbers',
  nouns: ['request', 'requests'],
  empty: 'No requests to move an account',
  columns: [
    { name: 'at', title: 'Asked', sort: 'asked', cell: row => timeCell(row.asked_at) },
    { name: 'member', title: 'Member', cell: memberOf },
    { name: 'old', title: 'Old number', cell: row => <span className="nowrap">{row.old_phone}</span> },
    { name: 'new', title: 'New number', cell: row => <NewNumber row={row} /> },
    { name: 'expires', title: 'Expires', cell: row => timeCell(row.expires_at), isMinor: true },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [uidFilter, stateFilter('status', 'Open', states)],
  order: ({ status = '' }) => (status === '' ? 'asked' : '-asked'),
  idOf: row => row.id,
  list: ({ status = '', ...filters }, { cursor }) =>
    callOffice('GET /office/api/number-claim/list', { query: { ...filters, status: status as Status, cursor } }),
  acts: numberClaimActs,
}

const fullyVerified = 5

function memberOf({ uid, name, kyc_status: status, beside }: NumberClaim) {
  return (
    <span className="cellWords">
      <a className="nowrap" href={`${base}/members/${uid}`}>
        {uid}
      </a>
      <small>{name || 'No verified name'}</small>
      <small>{status === fullyVerified ? 'ID verified' : 'ID not fully verified'}</small>
      {beside > 0 && (
        <a className="nowrap" href={`${base}/lost-numbers?uid=${uid}`}>
          {beside === 1 ? '1 other request' : `${beside} other requests`}
        </a>
      )}
    </span>
  )
}

function stateOf(row: NumberClaim) {
  return stateCell(states[row.status], wordsOf(row))
}

/** Who did what, and until when the second person has to wait. */
function wordsOf({
  status,
  is_mine: isMine,
  proposed_by: by,
  proof,
  ready_at: readyAt,
  decided_by,
  decision,
}: NumberClaim) {
  if (status === 'proposed') return `${isMine ? 'You' : by}: ${proof}. From ${writeTime(readyAt)}`
  return decided_by ? `${decided_by}: ${decision}` : ''
}
