import { type BreakPeriod, endOf, periodTexts } from '@saya/contract/exclusion/period.ts'
import { useContext } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { say } from '../../shared/say.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { exclusionTexts } from './exclusion.texts.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { useClosing } from './useClosing.ts'
import { useMoment } from './useMoment.ts'

interface TakeBreakProps {
  /** Those that would change anything. */
  readonly periods: readonly BreakPeriod[]
  readonly onClosed: () => void
}

/** Stops for a day, a week or a month. */
export function TakeBreak({ periods, onClosed }: TakeBreakProps) {
  const t = useTexts(exclusionTexts)
  const language = useContext(LanguageContext)
  const write = useMoment()
  const { isBusy, close } = useClosing<BreakPeriod>({
    wordsOf: period => ({
      title: t.breakSure(periodTexts[period][language === 'en' ? 0 : 1]),
      text: t.breakSureText(write(endOf(period, serverClock.now()))),
      yes: t.breakAct,
    }),
    send: (period, idempotencyKey) =>
      callServer('POST /member/exclusion/break', { body: { period } }, { idempotencyKey }),
    onClosed() {
      void say(t.breakDone, 'ok')
      onClosed()
    },
  })
  if (periods.length === 0) return null
  return (
    <section aria-labelledby="takeBreak">
      <h2 className="h2" id="takeBreak">
        {t.breakTitle}
      </h2>
      <p>{t.breakText}</p>
      <PeriodChoice
        name="break"
        label={t.breakLength}
        act={t.breakAct}
        periods={periods}
        isBusy={isBusy}
        onChoice={period => void close(period)}
      />
    </section>
  )
}
