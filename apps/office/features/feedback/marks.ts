import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'

export type Feedback = AnswerOf<'GET /office/api/feedback/list'>['d'][number]

function mark(to: Feedback['status'], { uid, id, status: from }: Feedback, reason = '') {
  return callOffice('POST /office/api/feedback/mark', { body: { uid, id, from, to, reason } })
}

/** What becomes of a feedback. The member is told nothing by it: whoever answers writes or calls. */
export const marks: readonly Act<Feedback>[] = [
  {
    name: 'answer',
    title: 'Mark as answered',
    hotkey: 'a',
    permission: 'feedback.mark',
    warning: 'Removes it from the waiting list. The member is not notified. Write down how you answered.',
    fields: [reasonField],
    fits: ({ status }) => status === 'open',
    run: (row, { reason }) => mark('answered', row, reason),
    done: 'Marked as answered.',
  },
  {
    name: 'close',
    title: 'Close',
    hotkey: 'd',
    permission: 'feedback.mark',
    warning: 'Use this if it needs no answer, or no further answer.',
    fields: [reasonField],
    fits: ({ status }) => status !== 'closed',
    run: (row, { reason }) => mark('closed', row, reason),
    done: 'Closed.',
  },
  {
    name: 'open',
    title: 'Reopen',
    permission: 'feedback.mark',
    warning: 'It returns to the waiting list at its old position.',
    fields: [reasonField],
    fits: ({ status }) => status !== 'open',
    run: (row, { reason }) => mark('open', row, reason),
    done: 'Reopened.',
  },
]
