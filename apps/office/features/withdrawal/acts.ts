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
  warning: 'With the last yes that it needs the money is sent to the account, and only the gateway can end it then.',
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
  warning: 'The money is free for the member again at once, and they are told that it was declined.',
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
  warning: 'The gateway is asked now how it stands. Whatever it says is done; nothing is sent twice.',
  fields: [],
  fits: ({ status }) => status === 'paying' || status === 'timeout' || status === 'completed',
  run: row => callOffice('POST /office/api/withdrawal/ask', { body: named(row) }),
  done: 'It was asked.',
}

const giveBack: Act<Row> = {
  name: 'giveBack',
  title: 'Give back',
  permission: 'withdrawal.giveBack',
  isGrave: true,
  warning:
    'The gateway is asked once more, and its list of all payouts is read. Where it has none, three days after it was sent, and a second person says the same, the money is free for the member again. What it has changes nothing.',
  fields: [reasonField],
  fits: ({ status }) => status === 'timeout',
  run: async (row, { reason = '' }) =>
    (await callOffice('POST /office/api/withdrawal/give-back', { body: { ...named(row), reason } })).said,
  done: said => saidBy(said, 'Given back: two people say so.'),
}

/** What one of two people said is over only with the second. */
function saidBy(said: unknown, over: string): string {
  return said === 2 ? over : 'You have said so. A second person has to say the same.'
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
    done: said => saidBy(said, 'It is over: two people say so.'),
  }
}

const hasArrived = concluded({
  name: 'arrived',
  title: 'It arrived',
  arrived: true,
  warning:
    'The gateway tells that it was paid, as it is shown here and otherwise than was asked for, and the bank confirms it. With a second person who says the same it counts as paid; what its amount differs by is an adjustment against the gateway.',
})

const hasFailed = concluded({
  name: 'failed',
  title: 'It did not arrive',
  arrived: false,
  warning:
    'The gateway tells that it failed, as it is shown here and otherwise than was asked for, and the bank confirms it. With a second person who says the same the money is free for the member again.',
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
