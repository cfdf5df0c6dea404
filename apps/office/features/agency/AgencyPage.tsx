import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { agencyActs } from './acts.ts'
import { lastDayOf, states } from './agencies.tsx'
import './agency.css'

type Whole = AnswerOf<'GET /office/api/agency/:id'>

export function AgencyPage({ id }: { readonly id: string }) {
  const agency = useAnswer('GET /office/api/agency/:id', { params: { id } })
  return (
    <>
      <PageHead title={<a href={`${base}/agents`}>Agents</a>} note="Agents get no commission" />
      <Answered of={agency}>{answer => <One agency={answer} onChange={() => void agency.reload()} />}</Answered>
    </>
  )
}

function One({ agency, onChange }: { readonly agency: Whole; readonly onChange: () => void }) {
  const [title, tone] = states[agency.status]
  return (
    <div className="agency">
      <div className="agencyHead">
        <h2>{agency.name}</h2>
        <Badge tone={tone}>{title}</Badge>
        <ActBar acts={agencyActs} things={[agency]} nameOf={({ name }) => name} onDone={onChange} />
      </div>
      <div className="agencyParts">
        <section aria-label="Application">
          <Facts
            rows={[
              [
                'Member',
                <a key="member" href={`${base}/members/${agency.uid}`}>
                  {agency.uid}
                </a>,
              ],
              ['Phone', agency.phone],
              ['Invites at', agency.channel],
              ['Note', agency.note],
              ['Applied', writeTime(agency.applied_at)],
              ['Decided', agency.decided_at === 0 ? '' : `${writeTime(agency.decided_at)}, ${agency.decided_by}`],
              ['Reason', agency.reason],
              ['Approval reference', agency.reference],
              ['Accredited until', lastDayOf(agency)],
              ['Code of the link', agency.code],
              ['Ended', agency.ended_at === 0 ? '' : `${writeTime(agency.ended_at)}, ${agency.ended_by}`],
            ]}
          />
        </section>
        <Months months={agency.months} />
      </div>
    </div>
  )
}

function Months({ months }: Pick<Whole, 'months'>) {
  if (months.length === 0) return <p className="listEmpty">Nobody signed up by this link yet</p>
  return (
    <table className="rowTable rowCards agencyMonths">
      <caption>Friends by the month in which they signed up</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" data-number>
            Joined
          </th>
          <th scope="col" data-number>
            Verified
          </th>
          <th scope="col" data-number>
            Deposited
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, joined, verified, deposited }) => (
          <tr key={month}>
            <td data-title="Month">{month}</td>
            <td data-title="Joined" data-number>
              {joined}
            </td>
            <td data-title="Verified" data-number>
              {verified}
            </td>
            <td data-title="Deposited" data-number>
              {deposited}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
