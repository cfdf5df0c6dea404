import { Skeleton } from '@saya/ui/skeleton'
import { useContext } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { dayOf } from '../../shared/device/dayOf.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { couponTexts } from './coupon.texts.ts'

const cashType = '4009'

/** What tickets have brought lately; the whole of it stands in the history of bonuses. */
export function CashbackHistory() {
  const t = useTexts(couponTexts)
  const language = useContext(LanguageContext)
  const query = { type: cashType, time_flag: '30' }
  const { answer, error, again } = useAnswer('GET /promo/transaction/bonus', { query })
  return (
    <section aria-labelledby="cashback-history">
      <h2 className="h3" id="cashback-history">
        {t.history}
      </h2>
      {!answer && (
        <Waits failure={error} again={again}>
          <Skeleton shape="row" />
        </Waits>
      )}
      {answer?.d.length === 0 && <p>{t.noHistory}</p>}
      {answer && answer.d.length > 0 && (
        <ul className="cashbackRows">
          {answer.d.map(({ id, bonus, created_at: at }) => {
            const { pesos, centavos } = splitPesos(bonus)
            return (
              <li key={id}>
                <span>{dayOf(at, language)}</span>
                <span className="money">
                  +{pesos}
                  {centavos}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <a className="cashbackAll" href={`/s-transaction/bonus?type=${cashType}&time_flag=30`}>
        {t.all}
      </a>
    </section>
  )
}
