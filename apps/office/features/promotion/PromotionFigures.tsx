import { BarChart } from '../../shared/BarChart.tsx'
import { writePesos } from '../../shared/pesos.ts'
import type { Whole } from './acts.ts'

/** What the version that holds has given, and why others were refused. */
export function PromotionFigures({ promotion: { days, refusals } }: { readonly promotion: Whole }) {
  return (
    <>
      <section className="panel" aria-label="Cost">
        {days.length === 0 ? (
          <p>Nothing was given yet.</p>
        ) : (
          <BarChart
            title="Given by day"
            series={[{ name: 'Cost, ₱', look: 1 }]}
            days={days.map(({ day, cost, claims }) => ({
              day,
              values: [Number.parseFloat(cost)],
              cells: [`${writePesos(cost)} to ${claims.toLocaleString('en-PH')}`],
            }))}
          />
        )}
      </section>
      <section className="panel" aria-labelledby="refusals-title">
        <h2 id="refusals-title">Refusals</h2>
        {refusals.length === 0 && <p>Nobody was refused.</p>}
        <ul className="promotionRefusals">
          {refusals.map(({ code, sentence, count }) => (
            <li key={code}>
              <span>{sentence}</span>
              <b>{count.toLocaleString('en-PH')}</b>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
