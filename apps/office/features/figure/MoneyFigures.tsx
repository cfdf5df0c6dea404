import { Answered } from '../../shared/Answered.tsx'
import { BarChart, type Series } from '../../shared/BarChart.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { Facts } from '../../shared/Facts.tsx'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'
import { writePesos } from '../../shared/pesos.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import type { Days } from './FiguresPage.tsx'
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
  const { days, ways, calls, came_median_seconds: cameMedian, went_median_seconds: wentMedian } = money
  const share = (side: 'came' | 'went') =>
    writeShare(sumOf(days.map(day => day[side].done)), sumOf(days.map(day => day[side].over)))
  const heights = heightsOf(days.flatMap(({ came, went }) => [came.amount, went.amount]))
  return (
    <>
      <section className="panel">
        <BarChart
          title="Money in and out, by the day it was begun"
          series={series}
          days={days.map(({ day, came, went }, at) => ({
            day,
            values: [heights[2 * at] ?? 0, heights[2 * at + 1] ?? 0],
            cells: [writePesos(came.amount), writePesos(went.amount)],
          }))}
        />
      </section>
      <section className="panel">
        <h2>How it went</h2>
        <Facts
          rows={[
            ['Deposits credited, of those that are over', share('came')],
            ['Half of them credited within', writeMedian(cameMedian)],
            ['Withdrawals paid, of those that are over', share('went')],
            ['Half of them paid within', writeMedian(wentMedian)],
            ['Members’ calls answered within 300 ms', writeShare(calls.fast, calls.all)],
          ]}
        />
        <p className="figureNote">
          Times count from asking, what the person and the desk took included. Calls are those that one copy of the
          server answered since it was started: {calls.all.toLocaleString('en-PH')}.
        </p>
      </section>
      <WayTable ways={ways} />
    </>
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
                Begun
              </th>
              <th scope="col" data-number>
                Good end
              </th>
              <th scope="col" data-number>
                Half within
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
