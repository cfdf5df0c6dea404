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
    title: isAgreed ? 'Agree and credit' : 'Decline',
    permission: 'break.decide',
    isGrave: !isAgreed,
    warning: isAgreed
      ? 'The gateway is asked first; where it has the money so still, it is credited to the member who was proposed, at once and for good. Whoever proposed it cannot agree.'
      : 'The proposal is taken back; the break is open again.',
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
    title: isReturned ? 'Given back' : 'Keep',
    permission: 'break.decide',
    isGrave: true,
    warning: isReturned
      ? 'Writes down that it was given back at the gateway. Nothing moves here.'
      : 'Writes down that it stays where it is, and why. Nothing moves here, and its deposit is not credited with it, whatever the gateway tells later, until somebody opens it again.',
    fields: [reasonField],
    fits: row => row.state === 'open',
    run: (row, { reason = '' }) =>
      callOffice('POST /office/api/break/close', { body: { ...nameOf(row), outcome, reason } }),
    done: 'Written down.',
  }
}

/** What people do with money that fits no deposit. */
export const breakActs: readonly Act<Break>[] = [
  {
    name: 'propose',
    title: 'Propose a credit',
    permission: 'break.decide',
    warning: 'Says whose the money is. A colleague has to agree before it is credited.',
    fields: [{ name: 'uid', title: 'UID of the member', kind: 'line', least: 1 }, reasonField],
    fits: row => row.state === 'open' && row.currency === 'PHP',
    run: (row, { uid = '', reason = '' }) =>
      callOffice('POST /office/api/break/propose', { body: { ...nameOf(row), uid: uid.trim(), reason } }),
    done: 'Proposed. A colleague has to agree.',
  },
  decide(true),
  decide(false),
  close('returned'),
  close('kept'),
  {
    name: 'reopen',
    title: 'Open again',
    permission: 'break.decide',
    warning:
      'It waits for people again, and the gateway is asked: where it says by now that it fits its deposit, that is credited. Make sure that nobody has put it right by an adjustment.',
    fields: [reasonField],
    fits: row => row.state === 'kept',
    run: (row, { reason = '' }) => callOffice('POST /office/api/break/reopen', { body: { ...nameOf(row), reason } }),
    done: 'Open again.',
  },
]
