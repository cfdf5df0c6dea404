import { HeroCard } from '@saya/ui/card'
import { useContext } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { timeOf } from '../../shared/device/timeOf.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { dailyWinTexts } from './dailyWin.texts.ts'

/** The member's own best win of the two days. */
export function OwnWin() {
  const t = useTexts(dailyWinTexts)
  const language = useContext(LanguageContext)
  const { answer } = useAnswer('GET /promo/daily/own', {}, { mayBeOld: true })
  const best = answer?.best
  return (
    <section className="ownWin" aria-label={t.own}>
      <HeroCard sun="high">
        <h2>{t.own}</h2>
        <p className="money">{best ? pesosText(best.amount) : '–'}</p>
        <p>{best ? `${best.en_name} · ${dayOf(best.at, language)}, ${timeOf(best.at)}` : answer && t.ownNone}</p>
      </HeroCard>
    </section>
  )
}
