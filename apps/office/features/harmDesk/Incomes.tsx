import { Facts } from '../../shared/Facts.tsx'
import { ProposalItem } from '../../shared/proposal/ProposalItem.tsx'
import { writeTime } from '../../shared/times.ts'
import { incomeDecisions } from './incomeActs.ts'
import { type Harm, writeIncome } from './words.ts'

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
        <ol className="actRows">
          {changes.map(row => (
            <ProposalItem
              key={row.id}
              row={{ ...row, uid }}
              title={writeIncome(row.monthly)}
              name={uid}
              acts={incomeDecisions}
              onDone={onChange}
            />
          ))}
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
