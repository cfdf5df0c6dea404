import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import type { Break } from './break.ts'

function nameOf({ gateway, payment_id }: Break) {
  return { gateway, payment_id }
}

function decide(isAgreed: boolean): Act<Break> {
  return {
    name: isAgreed ? 'agree' : 'decline',
    title: isAgreed ? 'Approve and credit' : 'Decline',
    permission: 'break.decide',
    isGrave: !isAgreed,
    warning: isAgreed
      ? 'We ask the gateway first. If it still reports the payment, the proposed member is credited right away. You cannot undo this. The person who proposed it cannot approve it.'
      : 'The proposal is refused and the break is open again.',
    fields: [reasonField],
    fits: row => row.state === 'proposed',
    run: (row, { reason = '' }) =>
      callOffice('POST /office/api/break/decide', {
        body: { ...nameOf(row), uid: row.proposed_uid, is_agreed: isAgreed, reason },
      }),
    done: isAgreed ? 'Credited.' : 'Declined.',
  }
}

function close(outcome: 'returned' | 'kept'): Act<Break> {
  const isReturned = outcome === 'returned'
  return {
    name: outcome,
    title: isReturned ? 'Refunded' : 'Keep',
    permission: 'break.decide',
    isGrave: true,
    warning: isReturned
      ? 'Records that the payment was refunded at the gateway. No money moves here.'
      : 'Records why the money stays where it is. No money moves here. Its deposit is not credited, whatever the gateway reports later, until someone reopens the break.',
    fields: [reasonField],
    fits: row => row.state === 'open',
    run: (row, { reason = '' }) =>
      callOffice('POST /office/api/break/close', { body: { ...nameOf(row), outcome, reason } }),
    done: 'Saved.',
  }
}

/** What people do with money that fits no deposit. */
export const breakActs: readonly Act<Break>[] = [
  {
    name: 'propose',
    title: 'Propose a credit',
    permission: 'break.decide',
    warning: 'Name the member who paid. A colleague must approve it before it is credited.',
    fields: [{ name: 'uid', title: 'UID of the member', kind: 'line', least: 1 }, reasonField],
    fits: row => row.state === 'open' && row.currency === 'PHP',
    run: (row, { uid = '', reason = '' }) =>
      callOffice('POST /office/api/break/propose', { body: { ...nameOf(row), uid: uid.trim(), reason } }),
    done: 'Proposed. A colleague must approve it.',
  },
  decide(true),
  decide(false),
  close('returned'),
  close('kept'),
  {
    name: 'reopen',
    title: 'Reopen',
    permission: 'break.decide',
    warning:
      'The break is open again and we ask the gateway. If the payment now matches its deposit, the deposit is credited. First make sure that it was not already corrected by an adjustment.',
    fields: [reasonField],
    fits: row => row.state === 'kept',
    run: (row, { reason = '' }) => callOffice('POST /office/api/break/reopen', { body: { ...nameOf(row), reason } }),
    done: 'Reopened.',
  },
]
