import type { ReactNode } from 'react'
import { ActBar } from '../act/ActBar.tsx'
import { Badge } from '../Badge.tsx'
import type { Act } from '../entity.ts'
import { writeTime } from '../times.ts'
import './actRows.css'

const states = {
  proposed: ['Waiting for approval', 'wait'],
  approved: ['Approved', 'ok'],
  refused: ['Refused', 'mute'],
} as const

interface ProposalRow {
  readonly status: keyof typeof states
  readonly reason: string
  readonly proposed_by: string
  readonly proposed_at: number
  readonly decided_by: string
  readonly decision: string
}

interface ProposalItemProps<Row> {
  readonly row: Row
  readonly title: string
  /** What is proposed, by its name in a question. */
  readonly name: string
  /** What the second person does. */
  readonly acts: readonly Act<Row>[]
  readonly onDone: () => void
  /** What is to be known of it before it is decided. */
  readonly children?: ReactNode
}

/** One thing that one person proposed and another decides, in an `ol` of the class `actRows`. */
export function ProposalItem<Row extends ProposalRow>(props: ProposalItemProps<Row>) {
  const { row, title, name, acts, onDone, children } = props
  const [state, tone] = states[row.status]
  return (
    <li>
      <div>
        <Badge tone={tone}>{state}</Badge>
        <b>{title}</b>
        <time>{writeTime(row.proposed_at)}</time>
      </div>
      {children}
      <p>{row.reason}</p>
      <small>
        {row.proposed_by}
        {row.decided_by && `; ${row.decided_by}: ${row.decision}`}
      </small>
      <ActBar acts={acts} things={[row]} nameOf={() => name} onDone={onDone} />
    </li>
  )
}
