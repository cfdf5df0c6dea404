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

type Sum = 'net_deposits' | 'ggr'

/** A sum of so many days; nothing before they are over for all of the week. */
function sumOf(cohort: Cohort, days: number, name: Sum): string | undefined {
  const money = cohort.money.find(one => one.days === days)
  return money?.is_over ? money[name] : undefined
}

function writeSum(cohort: Cohort, days: number, name: Sum): string {
  const sum = sumOf(cohort, days, name)
  return sum === undefined ? '–' : writePesos(sum)
}

/** How high each stands beside the highest of them, in thousandths; a loss is not drawn. */
function heightsOf(amounts: readonly string[]): readonly number[] {
  const whole = amounts.map(text => BigInt(text.replace('.', '')))
  const most = whole.reduce((highest, each) => (each > highest ? each : highest), 1n)
  return whole.map(each => (each > 0n ? Number((each * 1000n) / most) : 0))
}

function Shown({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const weeks = cohorts.toReversed()
  const heights = heightsOf(weeks.flatMap(cohort => [cohort.cost, sumOf(cohort, 30, 'ggr') ?? '0.00']))
  return (
    <>
      <section className="panel">
        <BarChart
          title="Cost and what it brought, by week of sign-up"
          series={series}
          days={weeks.map((cohort, at) => ({
            day: cohort.week,
            values: [heights[2 * at] ?? 0, heights[2 * at + 1] ?? 0],
            cells: [writePesos(cohort.cost), writeSum(cohort, 30, 'ggr')],
          }))}
        />
      </section>
      <CohortTable title="Cohorts" columns={people} cohorts={cohorts} />
      <CohortTable
        title="What the cohorts brought"
        note="A sum is shown once so many days are over for everybody of the week."
        columns={brought}
        cohorts={cohorts}
      />
    </>
  )
}

type Column = readonly [title: string, cell: (cohort: Cohort) => string]

const counts: readonly Column[] = (
  [
    ['Joined', 'invited'],
    ['Verified', 'verified'],
    ['Deposited', 'deposited'],
    ['Played', 'played'],
    ['Rewarded', 'paid'],
    ['Held', 'held'],
  ] as const
).map(([title, name]) => [title, cohort => cohort[name].toLocaleString('en-PH')])

/** Two tables of few columns stand on a desk whole, where one of all would be scrolled sideways. */
const people: readonly Column[] = [
  ...counts,
  ['Cost, ₱', cohort => writePesos(cohort.cost)],
  ['Held, ₱', cohort => writePesos(cohort.held_cost)],
]

const spans = [7, 30, 90]
const brought: readonly Column[] = [
  ...spans.map<Column>(days => [`Net deposits ${days} d, ₱`, cohort => writeSum(cohort, days, 'net_deposits')]),
  ...spans.map<Column>(days => [`GGR ${days} d, ₱`, cohort => writeSum(cohort, days, 'ggr')]),
]

interface CohortTableProps {
  readonly title: string
  readonly note?: string
  readonly columns: readonly Column[]
  readonly cohorts: readonly Cohort[]
}

function CohortTable({ title, note, columns, cohorts }: CohortTableProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      <div className="inviteScroll" role="region" aria-label={title} tabIndex={0}>
        <table className="rowTable">
          <thead>
            <tr>
              <th scope="col">Week of</th>
              {columns.map(([name]) => (
                <th key={name} scope="col" data-number>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(cohort => (
              <tr key={cohort.week}>
                <th scope="row">{cohort.week}</th>
                {columns.map(([name, cellOf]) => (
                  <td key={name} data-number>
                    {cellOf(cohort)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
