import { harmMarkerTitles } from '@saya/contract/harmDesk/markers.ts'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { BarChart } from '../../shared/BarChart.tsx'
import { writePesos } from '../../shared/pesos.ts'
import type { Harm } from './words.ts'

interface MarkersSectionProps {
  readonly harm: Harm
  readonly days: '30' | '90'
  readonly onDays: (days: '30' | '90') => void
}

/** What speaks for harm, in words, and the days behind it. */
export function MarkersSection({ harm, days, onDays }: MarkersSectionProps) {
  const heights = heightsOf(harm.days.flatMap(({ loss, deposited }) => [loss, deposited]))
  return (
    <>
      <MarkerTable harm={harm} />
      <div className="harmSpan">
        <p>The last {days} days</p>
        <ActButton size="small" look="outline" onClick={() => onDays(days === '30' ? '90' : '30')}>
          Show {days === '30' ? '90' : '30'} days
        </ActButton>
      </div>
      <section className="panel">
        <BarChart
          title="Lost and paid in by day"
          series={[
            { name: 'Lost, ₱', look: 3 },
            { name: 'Paid in, ₱', look: 1 },
          ]}
          days={harm.days.map(({ day, loss, deposited }, at) => ({
            day,
            values: [heights[2 * at] ?? 0, heights[2 * at + 1] ?? 0],
            cells: [writePesos(loss), writePesos(deposited)],
          }))}
        />
      </section>
      <section className="panel">
        <BarChart
          title="Rounds by day"
          series={[{ name: 'Rounds', look: 2 }]}
          days={harm.days.map(({ day, rounds }) => ({
            day,
            values: [rounds],
            cells: [rounds.toLocaleString('en-PH')],
          }))}
        />
      </section>
      <section className="panel">
        <BarChart
          title="Points by day"
          series={[{ name: 'Points', look: 3 }]}
          days={harm.days.map(({ day, points }) => ({ day, values: [points], cells: [String(points)] }))}
        />
      </section>
    </>
  )
}

function MarkerTable({ harm: { markers, unknown } }: Pick<MarkersSectionProps, 'harm'>) {
  return (
    <section className="panel harmMarkers" aria-labelledby="markers-title">
      <h2 id="markers-title">What speaks for harm</h2>
      {markers.length === 0 ? (
        <p>Nothing counts at the moment.</p>
      ) : (
        <table className="rowTable rowCards">
          <thead>
            <tr>
              <th scope="col">Marker</th>
              <th scope="col">What was found</th>
              <th scope="col" data-number>
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {markers.map(({ marker, words, points }) => (
              <tr key={marker}>
                <th scope="row" data-title="Marker">
                  {harmMarkerTitles[marker]}
                </th>
                <td data-title="Found">{words}</td>
                <td data-title="Points" data-number>
                  {points}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unknown.length > 0 && (
        <p className="harmNote">
          Unknown, so without points: {unknown.map(one => harmMarkerTitles[one].toLowerCase()).join('; ')}.
        </p>
      )}
    </section>
  )
}

/** How high each of these pesos stands beside the highest, in thousandths. What was won on a day is drawn as nothing lost. */
function heightsOf(pesos: readonly string[]): readonly number[] {
  const whole = pesos.map(text => BigInt(text.replace('.', '')))
  const most = whole.reduce((highest, each) => (each > highest ? each : highest), 1n)
  return whole.map(each => Number(((each > 0n ? each : 0n) * 1000n) / most))
}
