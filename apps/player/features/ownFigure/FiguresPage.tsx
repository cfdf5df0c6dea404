import type { Calls } from '@saya/contract'
import { AppBar } from '@saya/ui/appBar'
import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { EmptyState } from '@saya/ui/emptyState'
import { heartbeat } from '@saya/ui/icon/drawings/heartbeat'
import { receipt } from '@saya/ui/icon/drawings/receipt'
import { shieldCheck } from '@saya/ui/icon/drawings/shieldCheck'
import { ListRowLink } from '@saya/ui/listRow'
import { Skeleton } from '@saya/ui/skeleton'
import { PillTabs } from '@saya/ui/tabs'
import { useId, useState } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { DaysSection } from './DaysSection.tsx'
import { HowCounted } from './HowCounted.tsx'
import { Lifetime } from './Lifetime.tsx'
import { MonthsSection } from './MonthsSection.tsx'
import { ownFigureTexts } from './ownFigure.texts.ts'
import { isEmpty, type Measure, measures } from './plot.rules.ts'
import './figuresPage.css'

type Figures = Calls['GET /member/own-figure/month/list']['answer']

/** What a member paid in, took out, played and for how long, told without a word of praise or blame. */
export function Page() {
  const t = useTexts(ownFigureTexts)
  const { answer, error, again } = useAnswer('GET /member/own-figure/month/list', {}, { mayBeOld: true })
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.title} />
      <main className="figuresPage">
        <p className="figuresIntro">{t.intro}</p>
        {!answer && error === undefined && (
          <div role="status" aria-label={t.loading} className="figureWaiting">
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {!answer && error !== undefined && (
          <EmptyState
            title={sentenceOf(error, t.failed)}
            action={
              <Button look="soft" size="medium" onClick={again}>
                {t.again}
              </Button>
            }
          />
        )}
        {answer && <Figures figures={answer} />}
        <HowCounted />
        <Card>
          <ListRowLink drawing={receipt} title={t.statement} href="/s-statement" />
          <ListRowLink drawing={heartbeat} title={t.limits} href="/s-limits" />
          <ListRowLink drawing={shieldCheck} title={t.saferPlay} href="/s-safer-play" />
        </Card>
      </main>
    </>
  )
}

function Figures({ figures: { d: months, lifetime } }: { figures: Figures }) {
  const t = useTexts(ownFigureTexts)
  const panel = useId()
  const [measure, setMeasure] = useState<Measure>('net')
  const [first, last] = [months.at(0)?.month ?? '', months.at(-1)?.month ?? '']
  return (
    <>
      <Lifetime lifetime={lifetime} />
      {isEmpty(months) ? (
        <p>{t.nothing}</p>
      ) : (
        <>
          <PillTabs
            label={t.measure}
            tabs={measures.map(value => ({ value, label: t[value] }))}
            value={measure}
            onValue={setMeasure}
            panel={panel}
          />
          <div id={panel} role="tabpanel" aria-label={t[measure]} className="figureSections">
            <MonthsSection months={months} measure={measure} />
            <DaysSection first={first} last={last} measure={measure} />
          </div>
        </>
      )}
    </>
  )
}
