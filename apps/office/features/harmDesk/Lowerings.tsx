import { ProposalItem } from '../../shared/proposal/ProposalItem.tsx'
import { decisions } from './memberActs.ts'
import { bands, type Harm } from './words.ts'

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
    <ol className="actRows">
      {lowerings.map(row => (
        <ProposalItem
          key={row.id}
          row={{ ...row, uid }}
          title={bands[row.band][0]}
          name={uid}
          acts={decisions}
          onDone={onChange}
        >
          <p>
            Up to {row.points} points, until {row.until_day}
          </p>
        </ProposalItem>
      ))}
    </ol>
  )
}
