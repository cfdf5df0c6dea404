import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { Books } from './Books.tsx'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'
import { Mismatches } from './Mismatches.tsx'
import { compareAnew, directionTitle, type Report, ReportState } from './reports.tsx'

interface ReportPageProps {
  readonly gateway: string
  readonly day: string
  readonly direction: Report['direction']
}

/** One day at one gateway: the three books beside one another, and what does not fit. */
export function ReportPage({ gateway, day, direction }: ReportPageProps) {
  const found = useAnswer('GET /office/api/reconciliation/list', { query: { gateway, day, direction } })
  return (
    <>
      <PageHead
        title={<a href={`${base}/reconciliation`}>Reconciliation</a>}
        note={`${gatewayTitle(gateway)}, ${day}, ${directionTitle(direction).toLowerCase()}`}
      />
      <div className="panels reportPanels">
        <Answered of={found}>
          {({ d: [report] }) =>
            report ? (
              <Whole key={report.made_at} report={report} onChange={() => void found.reload()} />
            ) : (
              <p className="listEmpty">This day has not been compared yet.</p>
            )
          }
        </Answered>
      </div>
    </>
  )
}

function Whole({ report, onChange }: { readonly report: Report; readonly onChange: () => void }) {
  const { gateway, day, has_list: hasList, made_at: madeAt } = report
  return (
    <>
      <section className="panel">
        <div className="reportHead">
          <ReportState report={report} />
          <p>
            Compared {writeTime(madeAt)}
            {hasList ? ', with the gateway’s own list.' : '; the gateway has no list and was asked about each of ours.'}
          </p>
          <ActBar acts={[compareAnew]} things={[report]} nameOf={() => `${gateway} ${day}`} onDone={onChange} />
        </div>
        <Books report={report} />
      </section>
      <section className="panel" aria-labelledby="mismatches-title">
        <h2 id="mismatches-title">Differences</h2>
        <Mismatches report={report} onChange={onChange} />
      </section>
    </>
  )
}
