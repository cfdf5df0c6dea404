import { writePesos } from '../../shared/pesos.ts'
import { ProposalItem } from '../../shared/proposal/ProposalItem.tsx'
import { decideActs } from './acts.ts'
import { type Change, type Level, writeChanges, writeRise } from './levelFields.ts'

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
      <ol className="actRows">
        {changes.map(row => {
          const title = `${writeRise(row.members)}, ₱${writePesos(row.cost)}`
          return (
            <ProposalItem key={row.id} row={row} title={title} name="levels" acts={decideActs} onDone={onChange}>
              {row.status === 'proposed' && writeChanges(levels, row.levels).map(words => <p key={words}>{words}</p>)}
            </ProposalItem>
          )
        })}
      </ol>
    </section>
  )
}
