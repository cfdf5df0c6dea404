import { ActBar } from '../../shared/act/ActBar.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { writeTime } from '../../shared/times.ts'
import { incomeDecisions } from './incomeActs.ts'
import { proposalStates, type Harm, writeIncome } from './words.ts'

interface IncomesProps {
  readonly harm: Harm
  readonly onChange: () => void
}

/** What a member told us that they earn, each time they told it, and what waits for a second person. */
export function Incomes({ harm: { uid, incomes, income_changes: changes }, onChange }: IncomesProps) {
  if (incomes.length === 0) return <p className="listEmpty">The member stated no income</p>
  return (
    <>
      {changes.length > 0 && (
        <ol className="contactHistory">
          {changes.map(row => {
            const [title, tone] = proposalStates[row.status]
            return (
              <li key={row.id}>
                <div>
                  <b>{writeIncome(row.monthly)}</b>
                  <Badge tone={tone}>{title}</Badge>
                  <time>{writeTime(row.proposed_at)}</time>
                </div>
                <p>{row.reason}</p>
                <small>
                  {row.proposed_by}.{row.decided_by && ` ${row.decided_by}: ${row.decision}`}
                </small>
                <ActBar acts={incomeDecisions} things={[{ ...row, uid }]} nameOf={() => uid} onDone={onChange} />
              </li>
            )
          })}
        </ol>
      )}
      <section className="panel">
        <h2>What counted</h2>
        <Facts
          rows={incomes.map(one => [
            writeTime(one.set_at),
            `${writeIncome(one.monthly)}, written down by ${one.set_by}${one.agreed_by && `, approved by ${one.agreed_by}`}`,
          ])}
        />
      </section>
    </>
  )
}
