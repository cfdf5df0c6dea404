import { useId } from 'react'
import './barChart.css'

export interface Series {
  readonly name: string
  /** What it is drawn with; each is told by its words too. */
  readonly look: 1 | 2 | 3
}

export interface BarDay {
  readonly day: string
  /** One for each series, as high as they are drawn. */
  readonly values: readonly number[]
  /** The same in words, as the table has them. */
  readonly cells: readonly string[]
}

interface BarChartProps {
  readonly title: string
  readonly series: readonly Series[]
  readonly days: readonly BarDay[]
}

const height = 120
const step = 12
/** So many days fill the page. Fewer take the left of it, since a single bar as wide as the page reads as an area. */
const fullDays = 20

/** Bars by day, one beside the other. Whoever does not see them has the table behind. */
export function BarChart({ title, series, days }: BarChartProps) {
  const id = useId()
  const most = Math.max(1, ...days.flatMap(({ values }) => values))
  const width = Math.max(days.length, fullDays) * step
  const reach = ((days.length * step) / width) * 100
  const thick = (step - 3) / series.length
  return (
    <figure className="barChart">
      <figcaption id={id}>
        <h2>{title}</h2>
        <ul>
          {series.map(({ name, look }) => (
            <li key={name} data-look={look}>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, values }, at) =>
          values.map((value, nth) => {
            // Refunds of a day can be more than what was spent: no bar is drawn, and the table says how much.
            const tall = (Math.max(0, value) / most) * (height - 2)
            return (
              <rect
                key={`${day} ${series[nth]?.name}`}
                data-look={series[nth]?.look}
                x={at * step + 1.5 + nth * thick}
                y={height - tall}
                width={thick}
                height={tall}
              />
            )
          }),
        )}
      </svg>
      <p className="barEnds" aria-hidden="true" style={{ width: `${reach}%` }}>
        <span>{days[0]?.day}</span>
        {days.length > 1 && <span>{days.at(-1)?.day}</span>}
      </p>
      <details>
        <summary>In figures</summary>
        <table className="rowTable" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" data-number>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, cells }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {cells.map((cell, nth) => (
                  <td key={series[nth]?.name} data-number>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
