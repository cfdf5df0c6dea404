import { ActBar } from '../../shared/act/ActBar.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { decideActs } from './acts.ts'
import { type Change, type Level, writeChanges, writeRise } from './levelFields.ts'

const states = {
  proposed: ['Waiting for approval', 'wait'],
  approved: ['Approved', 'ok'],
  refused: ['Refused', 'mute'],
} as const

interface ChangesProps {
  readonly changes: readonly Change[]
  /** As they hold now: of a change that waits, what it would change is told beside them. */
  readonly levels: readonly Level[]
  readonly onChange: () => void
}

/** The change that waits, and the last ones. */
export function Changes({ changes, levels, onChange }: ChangesProps) {
  if (changes.length === 0) return null
  return (
    <section className="panel" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes</h2>
      <ol className="vipChanges">
        {changes.map(change => {
          const [title, tone] = states[change.status]
          const isWaiting = change.status === 'proposed'
          return (
            <li key={change.id}>
              <div>
                <Badge tone={tone}>{title}</Badge>
                <b>
                  {writeRise(change.members)}, ₱{writePesos(change.cost)}
                </b>
                <time>{writeTime(change.proposed_at)}</time>
              </div>
              {isWaiting && writeChanges(levels, change.levels).map(words => <p key={words}>{words}</p>)}
              <p>{change.reason}</p>
              <small>
                {change.proposed_by}
                {change.decided_by && `; ${change.decided_by}: ${change.decision}`}
              </small>
              <ActBar acts={decideActs} things={[change]} nameOf={() => 'levels'} onDone={onChange} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
