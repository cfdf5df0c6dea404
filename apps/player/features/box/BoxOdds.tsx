import { groupDigits } from '@saya/money'
import { useContext } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import type { BoxDetail } from './BoxToday.tsx'
import { boxTexts } from './box.texts.ts'

/** What a box may hold and how often, and the rules in sentences. */
export function BoxOdds({ detail }: { detail: BoxDetail }) {
  const t = useTexts(boxTexts)
  const language = useContext(LanguageContext)
  const { odds, least_play: least, most, multiple, commitments } = detail
  return (
    <>
      <section aria-labelledby="box-odds">
        <h2 className="h3" id="box-odds">
          {t.odds}
        </h2>
        <table className="boxOdds">
          <thead>
            <tr>
              <th scope="col">{t.prize}</th>
              <th scope="col">{t.chance}</th>
            </tr>
          </thead>
          <tbody>
            {odds.map(({ amount, weight }) => (
              <tr key={amount}>
                <td className="money">{splitPesos(amount).pesos + splitPesos(amount).centavos}</td>
                <td>{chanceText(weight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="box-rules">
        <h2 className="h3" id="box-rules">
          {t.rules}
        </h2>
        <ul className="boxRules">
          <li>{t.ruleWho(splitPesos(least).pesos)}</li>
          <li>{t.ruleTime}</li>
          <li>{t.rulePlay(multiple)}</li>
          <li>{t.ruleMost(groupDigits(String(most)))}</li>
          <li>{t.ruleFair}</li>
        </ul>
        {commitments.length > 0 && (
          <details className="boxAhead">
            <summary>{t.ahead}</summary>
            <dl className="boxProof">
              {commitments.map(({ day, commitment }) => (
                <div key={day}>
                  <dt>{dayOf(Date.parse(`${day}T12:00:00+08:00`) / 1000, language)}</dt>
                  <dd>{commitment}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </section>
    </>
  )
}

/** Of 10,000 in percent, with no more decimals than it has. */
function chanceText(weight: number): string {
  return `${weight / 100}%`
}
