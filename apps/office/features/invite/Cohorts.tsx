import { Answered } from '../../shared/Answered.tsx'
import { BarChart, type Series } from '../../shared/BarChart.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { writePesos } from '../../shared/pesos.ts'
import { useAnswer } from '../../shared/useAnswer.ts'

type Cohort = AnswerOf<'GET /office/api/invite/cohorts'>['d'][number]

const series: readonly Series[] = [
  { name: 'Cost, ₱', look: 2 },
  { name: 'GGR after 30 days, ₱', look: 1 },
]

/** What inviting cost beside what those brought whom it brought. */
export function Cohorts() {
  const cohorts = useAnswer('GET /office/api/invite/cohorts', { query: {} })
  return <Answered of={cohorts}>{({ d }) => (d.length === 0 ? <Nobody /> : <Shown cohorts={d} />)}</Answered>
}

function Nobody() {
  return (
    <section className="panel">
      <p>No friends have signed up by a member’s link yet.</p>
    </section>
  )
}

const moneyOf = (cohort: Cohort, days: number) => cohort.money.find(one => one.days === days)

/** How high each stands beside the highest of them, in thousandths; a loss is not drawn. */
function heightsOf(amounts: readonly string[]): readonly number[] {
  const whole = amounts.map(text => BigInt(text.replace('.', '')))
  const most = whole.reduce((highest, each) => (each > highest ? each : highest), 1n)
  return whole.map(each => (each > 0n ? Number((each * 1000n) / most) : 0))
}

function Shown({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const weeks = cohorts.toReversed()
  const heights = heightsOf(weeks.flatMap(cohort => [cohort.cost, moneyOf(cohort, 30)?.ggr ?? '0.00']))
  return (
    <>
      <section className="panel">
        <BarChart
          title="Cost and what it brought, by week of sign-up"
          series={series}
          days={weeks.map((cohort, at) => ({
            day: cohort.week,
            values: [heights[2 * at] ?? 0, heights[2 * at + 1] ?? 0],
            cells: [writePesos(cohort.cost), writePesos(moneyOf(cohort, 30)?.ggr ?? '0.00')],
          }))}
        />
      </section>
      <section className="panel">
        <h2>Cohorts</h2>
        <div className="inviteScroll" role="region" aria-label="Cohorts" tabIndex={0}>
          <CohortTable cohorts={cohorts} />
        </div>
      </section>
    </>
  )
}

const counts = ['invited', 'verified', 'deposited', 'played', 'paid', 'held'] as const
const titles = {
  invited: 'Joined',
  verified: 'Verified',
  deposited: 'Deposited',
  played: 'Played',
  paid: 'Rewarded',
  held: 'Held',
}
const spans = [7, 30, 90]

function CohortTable({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  return (
    <table className="rowTable">
      <thead>
        <tr>
          <th scope="col">Week of</th>
          {counts.map(name => (
            <th key={name} scope="col" data-number>
              {titles[name]}
            </th>
          ))}
          <th scope="col" data-number>
            Cost, ₱
          </th>
          <th scope="col" data-number>
            Held, ₱
          </th>
          {spans.map(days => (
            <th key={days} scope="col" data-number>
              Net deposits {days} d, ₱
            </th>
          ))}
          {spans.map(days => (
            <th key={days} scope="col" data-number>
              GGR {days} d, ₱
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cohorts.map(cohort => (
          <tr key={cohort.week}>
            <th scope="row">{cohort.week}</th>
            {counts.map(name => (
              <td key={name} data-number>
                {cohort[name].toLocaleString('en-PH')}
              </td>
            ))}
            <td data-number>{writePesos(cohort.cost)}</td>
            <td data-number>{writePesos(cohort.held_cost)}</td>
            {spans.map(days => (
              <td key={days} data-number>
                {writePesos(moneyOf(cohort, days)?.net_deposits ?? '0.00')}
              </td>
            ))}
            {spans.map(days => (
              <td key={days} data-number>
                {writePesos(moneyOf(cohort, days)?.ggr ?? '0.00')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
