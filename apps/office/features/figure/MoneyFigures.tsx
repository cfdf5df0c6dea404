import { Answered } from '../../shared/Answered.tsx'
import { BarChart, type Series } from '../../shared/BarChart.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { Facts } from '../../shared/Facts.tsx'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'
import { writePesos } from '../../shared/pesos.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { DemoNote } from './DemoNote.tsx'
import type { Days } from './days.ts'
import { heightsOf, sumOf, writeMedian, writeShare } from './words.ts'

type Money = AnswerOf<'GET /office/api/figure/money'>

const series: readonly Series[] = [
  { name: 'In, ₱', look: 1 },
  { name: 'Out, ₱', look: 2 },
]

/** What came in and went out. */
export function MoneyFigures({ days }: { readonly days: Days }) {
  const money = useAnswer('GET /office/api/figure/money', { query: { days } })
  return <Answered of={money}>{answer => <Shown money={answer} />}</Answered>
}

function Shown({ money }: { readonly money: Money }) {
  const { days, sums, ways, calls, came_median_seconds: cameMedian, went_median_seconds: wentMedian } = money
  const share = (side: 'came' | 'went') =>
    writeShare(sumOf(days.map(day => day[side].done)), sumOf(days.map(day => day[side].over)))
  const heights = heightsOf(days.flatMap(({ credited, went }) => [credited.amount, went.amount]))
  return (
    <>
      <DemoNote mark={money.demo} />
      <section className="panel">
        <BarChart
          title="Money in and out by day"
          series={series}
          days={days.map(({ day, credited, went }, at) => ({
            day,
            values: [heights[2 * at] ?? 0, heights[2 * at + 1] ?? 0],
            cells: [writePesos(credited.amount), writePesos(went.amount)],
          }))}
        />
        <p className="figureNote">
          Deposits and withdrawals count on the day they started. Breaks and vouchers count on the day they were
          credited.
        </p>
      </section>
      <VolumeTable sums={sums} />
      <section className="panel">
        <h2>Performance</h2>
        <Facts
          rows={[
            ['Deposits credited, of all finished', share('came')],
            ['Median time to credit', writeMedian(cameMedian)],
            ['Withdrawals paid, of all finished', share('went')],
            ['Median time to pay', writeMedian(wentMedian)],
            ['Member requests answered within 300 ms', writeShare(calls.fast, calls.all)],
          ]}
        />
        <p className="figureNote">
          Times start at the request and include the member’s payment and our review. Requests are those that this copy
          of the server answered since its start: {calls.all.toLocaleString('en-PH')}.
        </p>
      </section>
      <WayTable ways={ways} />
    </>
  )
}

/** What was credited, by where it came from, and what was paid. */
function VolumeTable({ sums }: Pick<Money, 'sums'>) {
  const rows = [
    ['Deposits credited', sums.deposits],
    ['Breaks credited by staff', sums.breaks],
    ['Vouchers exchanged', sums.vouchers],
    ['Total in', sums.credited],
    ['Total out, withdrawals paid', sums.paid],
  ] as const
  return (
    <section className="panel">
      <h2>Volume</h2>
      <div className="figureScroll" role="region" aria-label="Volume" tabIndex={0}>
        <table className="rowTable">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" data-number>
                Count
              </th>
              <th scope="col" data-number>
                Amount, ₱
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, { count, amount }]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-number>{count.toLocaleString('en-PH')}</td>
                <td data-number>{writePesos(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function WayTable({ ways }: Pick<Money, 'ways'>) {
  if (ways.length === 0) return null
  return (
    <section className="panel figureWays">
      <h2>By gateway and channel</h2>
      <div className="figureScroll" role="region" aria-label="By gateway and channel" tabIndex={0}>
        <table className="rowTable">
          <thead>
            <tr>
              <th scope="col">Way</th>
              <th scope="col">Gateway</th>
              <th scope="col" data-number>
                Started
              </th>
              <th scope="col" data-number>
                Succeeded
              </th>
              <th scope="col" data-number>
                Median time
              </th>
              <th scope="col" data-number>
                Amount, ₱
              </th>
            </tr>
          </thead>
          <tbody>
            {ways.map(way => (
              <tr key={`${way.direction} ${way.gateway} ${way.channel}`}>
                <th scope="row">
                  {way.channel}, {way.direction}
                </th>
                <td>{gatewayTitle(way.gateway)}</td>
                <td data-number>{way.begun.toLocaleString('en-PH')}</td>
                <td data-number>{writeShare(way.done, way.over)}</td>
                <td data-number>{writeMedian(way.median_seconds)}</td>
                <td data-number>{writePesos(way.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
