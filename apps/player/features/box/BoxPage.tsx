import type { Calls } from '@saya/contract'
import { Skeleton } from '@saya/ui/skeleton'
import { manilaMonth, monthLater } from '@saya/money'
import { useContext, useState } from 'react'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { serverClock } from '../../shared/device/serverClock.ts'
import { MonthSteps } from '../../shared/MonthSteps.tsx'
import { OffersOnly } from '../../shared/offers/OffersOnly.tsx'
import { useOffers } from '../../shared/offers/useOffers.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { BoxOdds } from './BoxOdds.tsx'
import { BoxRecords } from './BoxRecords.tsx'
import { BoxToday } from './BoxToday.tsx'
import { boxTexts } from './box.texts.ts'
import { asksAgainAfterMs } from './frames.rules.ts'
import './boxPage.css'

const shownMonths = 12
const bonusQuery = { query: { cash_type: '4001' } } as const

/** The box of today, what boxes held in a month with their proofs, and the odds. */
export function Page() {
  const t = useTexts(boxTexts)
  const { answer, error, again, refresh } = useAnswer('GET /promo/bonus/query', bonusQuery, { mayBeOld: true })
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="boxPage">
        {answer ? (
          <Whole bonus={answer} onOpened={() => void refresh().catch(() => {})} />
        ) : (
          <BoxWaits error={error} again={again} />
        )}
      </main>
    </>
  )
}

function BoxWaits({ error, again }: { error: unknown; again: () => void }) {
  const t = useTexts(boxTexts)
  return (
    <Waits failure={error} again={again} failed={t.loadFailed} className="boxWaits">
      <Skeleton />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Waits>
  )
}

interface WholeProps {
  readonly bonus: Calls['GET /promo/bonus/query']['answer']
  readonly onOpened: () => void
}

/** It begins with the month of the server, whose clock the first answer told. */
function Whole({ bonus, onOpened }: WholeProps) {
  const t = useTexts(boxTexts)
  const language = useContext(LanguageContext)
  const [last] = useState(() => manilaMonth(serverClock.now()))
  const [month, setMonth] = useState(last)
  const query = { pid: '1', ym: last } as const
  const { answer, error, again, refresh } = useAnswer('GET /promo/blindbox/detail', { query }, { mayBeOld: true })
  const offers = useOffers()
  if (!answer) return <BoxWaits error={error} again={again} />

  async function open(expiresAt: number) {
    const { openBox } = await loadModule(() => import('./openBox.tsx'))
    await openBox({ commitment: bonus.commitment, expiresAtMs: expiresAt * 1000 }, language)
    setTimeout(() => {
      void refresh().catch(() => {})
      onOpened()
    }, asksAgainAfterMs)
  }

  return (
    <>
      <OffersOnly>
        <BoxToday
          detail={answer}
          opened={bonus.task_state === 2 ? bonus.bonus : undefined}
          onOpen={() => void open(answer.expires_at)}
          onEnd={() => void refresh().catch(() => {})}
        />
      </OffersOnly>
      <section aria-labelledby="box-records">
        <h2 className="h3" id="box-records">
          {t.records}
        </h2>
        <MonthSteps
          month={month}
          first={monthLater(last, 1 - shownMonths)}
          last={last}
          earlier={t.earlier}
          later={t.later}
          onMonth={setMonth}
        />
        <BoxRecords month={month} />
      </section>
      {offers === 'shown' && <BoxOdds detail={answer} />}
    </>
  )
}
