import { Badge } from '../../shared/Badge.tsx'
import { writeTime } from '../../shared/times.ts'
import type { Dossier } from './dossier.ts'
import { standingOf } from '../../shared/member/standing.ts'

/** How the standing came to be what it is, the newest first. */
export function TimelineSection({ dossier: { timeline, created_at: createdAt } }: { readonly dossier: Dossier }) {
  return (
    <ol className="timeline">
      {timeline.toReversed().map(({ from, to, cause, actor, note, at }) => {
        const [title, tone] = standingOf(to)
        return (
          <li key={`${at} ${cause}`} data-tone={tone}>
            <div>
              <Badge tone={tone}>{title}</Badge>
              <span>
                {causeOf(cause)}, by {actor}
              </span>
              <time>{writeTime(at)}</time>
            </div>
            {note && <p>{note}</p>}
            <small>Before: {standingOf(from)[0]}</small>
          </li>
        )
      })}
      <li>
        <div>
          <Badge tone="mute">Signed up</Badge>
          <time>{writeTime(createdAt)}</time>
        </div>
      </li>
    </ol>
  )
}

const causes: Readonly<Record<string, string>> = {
  submit: 'Submitted',
  place: 'Placed',
  'decide full': 'Approved',
  'decide basic': 'Approved as basic',
  'decide rejected': 'Sent back',
  'freeze clock': '72-hour deadline passed',
  'freeze staff': 'Frozen',
  'unfreeze staff': 'Unfrozen',
  block: 'Blocked',
  unblock: 'Unblocked',
  make_tester: 'Set as test account',
}

function causeOf(cause: string): string {
  return causes[cause] ?? cause
}
