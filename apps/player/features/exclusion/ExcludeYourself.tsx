import { endOf, type ExclusionPeriod, periodTexts } from '@saya/contract/exclusion/period.ts'
import { useContext } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { exclusionTexts } from './exclusion.texts.ts'
import { openExcluded } from './openExcluded.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { useClosing } from './useClosing.ts'
import { useMoment } from './useMoment.ts'

interface ExcludeYourselfProps {
  /** Those that would change anything. */
  readonly periods: readonly ExclusionPeriod[]
  readonly onClosed: () => void
}

/** Stops for months or years: what happens, what stays open, and how it ends, before anything is chosen. */
export function ExcludeYourself({ periods, onClosed }: ExcludeYourselfProps) {
  const t = useTexts(exclusionTexts)
  const language = useContext(LanguageContext)
  const write = useMoment()
  const wallet = useAnswer('GET /finance/wallet', {}, { isSkipped: true })
  const { isBusy, close } = useClosing<ExclusionPeriod>({
    wordsOf: period => ({
      title: t.excludeSure(periodTexts[period][language === 'en' ? 0 : 1]),
      text: t.excludeSureText(write(endOf(period, serverClock.now()))),
      yes: t.excludeAct,
    }),
    send: (period, idempotencyKey) =>
      callServer('POST /member/exclusion/set', { body: { period } }, { idempotencyKey }),
    onClosed(untilMs) {
      onClosed()
      void openExcluded(untilMs, wallet.refresh)
    },
  })
  if (periods.length === 0) return null
  return (
    <section aria-labelledby="exclude">
      <h2 className="h2" id="exclude">
        {t.excludeTitle}
      </h2>
      <p>{t.excludeText}</p>
      <ul>
        <li>{t.excludePlay}</li>
        <li>{t.excludeMoney}</li>
        <li>{t.excludeOffers}</li>
        <li>{t.excludeEnd}</li>
      </ul>
      <PeriodChoice
        name="exclusion"
        label={t.excludeLength}
        act={t.excludeAct}
        periods={periods}
        isBusy={isBusy}
        onChoice={period => void close(period)}
      />
    </section>
  )
}
