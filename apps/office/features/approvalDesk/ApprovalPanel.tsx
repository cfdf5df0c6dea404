import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { ProposalItem } from '../../shared/proposal/ProposalItem.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { type Approvals, decideActs, type Program, proposeActs } from './acts.ts'

/** Under which approvals of the regulator something that has no last day gives bonuses, and how two people enter another one. */
export function ApprovalPanel({ program }: { readonly program: Program }) {
  const approvals = useAnswer('GET /office/api/approval/list', { query: { program } })
  return (
    <section className="panel" aria-labelledby="approvals">
      <h2 id="approvals">Regulator’s approval</h2>
      <Answered of={approvals}>
        {answer => <Whole program={program} answer={answer} onChange={() => void approvals.reload()} />}
      </Answered>
    </section>
  )
}

interface WholeProps {
  readonly program: Program
  readonly answer: Approvals
  readonly onChange: () => void
}

function Whole({ program, answer, onChange }: WholeProps) {
  return (
    <>
      <Cover answer={answer} />
      <ActBar acts={proposeActs} things={[{ program, ...answer }]} nameOf={() => 'approval'} onDone={onChange} />
      {answer.d.length > 0 && (
        <ol className="proposals">
          {answer.d.map(row => (
            <ProposalItem
              key={row.id}
              row={row}
              title={row.reference}
              name="approval"
              acts={decideActs}
              onDone={onChange}
            >
              <p>
                Version {row.version}, {row.first_day} to {row.last_day}
              </p>
            </ProposalItem>
          ))}
        </ol>
      )}
    </>
  )
}

function Cover({ answer: { version, is_needed: isNeeded, is_covered: isCovered } }: Pick<WholeProps, 'answer'>) {
  if (isCovered)
    return (
      <p>
        <Badge tone="ok">Covered today</Badge> Version {version} of the terms is approved for today.
      </p>
    )
  if (!isNeeded) return <p>Version {version} of the terms has no approval for today, and this market asks for none.</p>
  return (
    <p>
      <Badge tone="bad">Not covered</Badge> Nothing is given until an approval covers version {version} of the terms.
    </p>
  )
}
