import { useMonthName } from '../../shared/monthName.ts'
import { NamedCell } from '../../shared/moneyTable/NamedCell.tsx'
import { useTexts } from '../../shared/texts.ts'
import type { AgencyDetail } from './detail.ts'
import { agencyTexts } from './agency.texts.ts'
import '../../shared/moneyTable/moneyTable.css'

/** How far those came who signed up by the agent's link, by month. */
export function AgencyMonths({ months }: Pick<AgencyDetail, 'months'>) {
  const t = useTexts(agencyTexts)
  const monthName = useMonthName()
  return (
    <section aria-labelledby="agency-months">
      <h2 id="agency-months">{t.months}</h2>
      {months.length === 0 ? (
        <p className="agencyNone">{t.noMonths}</p>
      ) : (
        <div className="moneyScroll">
          <table className="moneyTable">
            <thead>
              <tr>
                <th scope="col">{t.month}</th>
                <th scope="col">{t.joined}</th>
                <th scope="col">{t.verified}</th>
                <th scope="col">{t.deposited}</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, joined, verified, deposited }) => (
                <tr key={month}>
                  <th scope="row">{monthName.long(month)}</th>
                  <NamedCell name={t.joined}>{joined}</NamedCell>
                  <NamedCell name={t.verified}>{verified}</NamedCell>
                  <NamedCell name={t.deposited}>{deposited}</NamedCell>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
