import { Badge, type Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { base } from '../../shared/navigation.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { type Feedback, marks } from './marks.ts'
import { FeedbackText } from './FeedbackText.tsx'

type Status = '' | Feedback['status']

const states: Readonly<Record<Feedback['status'], readonly [title: string, tone: Tone]>> = {
  open: ['Waiting', 'wait'],
  answered: ['Answered', 'ok'],
  closed: ['Closed', 'mute'],
}

/** What members and guests wrote to us. */
export const feedback: Entity<Feedback> = {
  name: 'feedback',
  title: 'Feedback',
  nouns: ['feedback', 'feedback'],
  empty: 'No feedback',
  columns: [
    { name: 'at', title: 'Sent', cell: row => timeCell(row.sent_at) },
    { name: 'uid', title: 'Member', cell: whose },
    { name: 'text', title: 'Message', cell: row => <FeedbackText row={row} /> },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    { name: 'uid', title: 'UID', isMain: true },
    {
      name: 'status',
      title: 'State',
      options: [
        ['', 'Waiting'],
        ['answered', 'Answered'],
        ['closed', 'Closed'],
      ],
    },
  ],
  idOf: row => row.id,
  list: ({ status = '', uid = '' }, { cursor }) =>
    callOffice('GET /office/api/feedback/list', {
      query: { status: status as Status, uid, cursor },
    }),
  acts: marks,
}

/** Whoever is not signed in says how they are reached. */
function whose({ uid, contact }: Feedback) {
  return uid === '' ? `Guest, ${contact}` : <a href={`${base}/members/${uid}`}>{uid}</a>
}

function stateOf({ status, is_urgent: isUrgent, marked_by: by, remark }: Feedback) {
  const [title, tone] = states[status]
  return (
    <span className="feedbackWords">
      <Badge tone={tone}>{title}</Badge>
      {isUrgent && <Badge tone="bad">Asks for help</Badge>}
      {by && (
        <small>
          {by}: {remark}
        </small>
      )}
    </span>
  )
}
