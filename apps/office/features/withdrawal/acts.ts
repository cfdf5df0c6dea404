import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import type { Row, Whole } from './words.ts'

function named({ uid, id }: Row) {
  return { uid, id }
}

const approve: Act<Row> = {
  name: 'approve',
  title: 'Approve',
  hotkey: 'a',
  permission: 'withdrawal.decide',
  warning: 'After the last approval the money is sent. Then only the gateway can end the withdrawal.',
  fields: [],
  fits: ({ status, is_approved_by_me: isMine }) => status === 'under_review' && !isMine,
  run: row => callOffice('POST /office/api/withdrawal/approve', { body: named(row) }),
  done: 'Approved.',
}

const cancel: Act<Row> = {
  name: 'cancel',
  title: 'Decline',
  hotkey: 'd',
  permission: 'withdrawal.decide',
  isGrave: true,
  warning: 'The money returns to the member’s balance right away, and they see that it was declined.',
  fields: [reasonField],
  fits: ({ status, is_unsent: isUnsent }) => status === 'under_review' || isUnsent,
  run: (row, { reason = '' }) => callOffice('POST /office/api/withdrawal/cancel', { body: { ...named(row), reason } }),
  done: 'Declined.',
}

const askAgain: Act<Row> = {
  name: 'ask',
  title: 'Ask the gateway',
  hotkey: 'q',
  permission: 'withdrawal.ask',
  warning: 'Asks the gateway for the current status and applies it. Nothing is sent twice.',
  fields: [],
  fits: ({ status }) => status === 'paying' || status === 'timeout' || status === 'completed',
  run: row => callOffice('POST /office/api/withdrawal/ask', { body: named(row) }),
  done: 'Asked.',
}

const giveBack: Act<Row> = {
  name: 'giveBack',
  title: 'Return to balance',
  permission: 'withdrawal.giveBack',
  isGrave: true,
  warning:
    'We ask the gateway again and read its list of payouts. If it has no payout three days after sending, and a second person confirms, the money returns to the member’s balance.',
  fields: [reasonField],
  fits: ({ status }) => status === 'timeout',
  run: async (row, { reason = '' }) =>
    (await callOffice('POST /office/api/withdrawal/give-back', { body: { ...named(row), reason } })).said,
  done: said => saidBy(said, 'Returned to the balance. Two people confirmed it.'),
}

/** What one of two people said is over only with the second. */
function saidBy(said: unknown, over: string): string {
  return said === 2 ? over : 'Your confirmation was saved. A second person must confirm it too.'
}

/** What somebody found out of one of which the gateway tells something else. */
function concluded(act: Pick<Act<Whole>, 'name' | 'title' | 'warning'> & { arrived: boolean }): Act<Whole> {
  const { arrived, ...words } = act
  return {
    ...words,
    permission: 'withdrawal.conclude',
    isGrave: true,
    fields: [reasonField],
    fits: ({ status, told }) => told !== null && (status === 'paying' || status === 'timeout'),
    run: async (row, { reason = '' }) =>
      (
        await callOffice('POST /office/api/withdrawal/conclude', {
          body: { ...named(row), arrived, told: row.told, reason },
        })
      ).said,
    done: said => saidBy(said, 'Ended. Two people confirmed it.'),
  }
}

const hasArrived = concluded({
  name: 'arrived',
  title: 'Confirm it arrived',
  arrived: true,
  warning:
    'Use this if the bank confirms the payment with the details that the gateway reports here. With a second confirmation it counts as paid. Correct a different amount with an adjustment against the gateway.',
})

const hasFailed = concluded({
  name: 'failed',
  title: 'Confirm it did not arrive',
  arrived: false,
  warning:
    'Use this if the bank confirms that the payment failed as the gateway reports here. With a second confirmation the money returns to the member’s balance.',
})

/** What is done to one that somebody looks at. */
export const pageActs: readonly Act<Whole>[] = [approve, cancel, askAgain, giveBack, hasArrived, hasFailed]

const harmless: readonly string[] = ['amount', 'velocity']

/** Many at once are approved only where nothing but their size speaks against them. */
export const listActs: readonly Act<Row>[] = [
  {
    ...approve,
    fits: row => approve.fits(row) && row.approvals_needed === 1 && row.flags.every(flag => harmless.includes(flag)),
  },
  cancel,
  askAgain,
]
