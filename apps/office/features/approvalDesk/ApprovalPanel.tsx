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
      <ActBar acts={proposeActs(answer)} things={[{ program }]} nameOf={() => 'approval'} onDone={onChange} />
      {answer.d.length > 0 && (
        <ol className="actRows">
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

function Cover({ answer }: Pick<WholeProps, 'answer'>) {
  const { version, today_version: today, is_needed: isNeeded, is_covered: isCovered } = answer
  const next = version === today ? '' : ` Version ${version} was agreed to for later days.`
  if (isCovered)
    return (
      <p>
        <Badge tone="ok">Covered today</Badge> Today goes by version {today} of the terms, which is approved.{next}
      </p>
    )
  if (!isNeeded)
    return (
      <p>
        Today goes by version {today} of the terms. It has no approval, and this market asks for none.{next}
      </p>
    )
  return (
    <p>
      <Badge tone="bad">Not covered</Badge> Nothing is given today: no approval covers version {today} of the terms.
      {next}
    </p>
  )
}
