import { ActBar } from '../../shared/act/ActBar.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { writeTime } from '../../shared/times.ts'
import { BandBadge } from './BandBadge.tsx'
import { decisions } from './memberActs.ts'
import { type Harm, proposalStates } from './words.ts'

/** Lower bands that were proposed for a member, the newest first. */
export function Lowerings({
  harm: { uid, lowerings },
  onChange,
}: {
  readonly harm: Harm
  readonly onChange: () => void
}) {
  if (lowerings.length === 0) return <p className="listEmpty">Nobody proposed a lower band</p>
  return (
    <ol className="contactHistory">
      {lowerings.map(row => {
        const [title, tone] = proposalStates[row.status]
        return (
          <li key={row.id}>
            <div>
              <BandBadge band={row.band} />
              <Badge tone={tone}>{title}</Badge>
              <time>{writeTime(row.proposed_at)}</time>
            </div>
            <p>{row.reason}</p>
            <small>
              {row.proposed_by}. Up to {row.points} points, until {row.until_day}.
              {row.decided_by && ` ${row.decided_by}: ${row.decision}`}
            </small>
            <ActBar acts={decisions} things={[{ ...row, uid }]} nameOf={() => uid} onDone={onChange} />
          </li>
        )
      })}
    </ol>
  )
}
