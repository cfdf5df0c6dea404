import { AppBar } from '@saya/ui/appBar'
import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { EmptyState } from '@saya/ui/emptyState'
import { chartLineUp } from '@saya/ui/icon/drawings/chartLineUp'
import { receipt } from '@saya/ui/icon/drawings/receipt'
import { ListRowLink } from '@saya/ui/listRow'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { useState } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { MonthSteps } from '../../shared/MonthSteps.tsx'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { BalanceLines } from './BalanceLines.tsx'
import { Downloads } from './Downloads.tsx'
import { PlayTable } from './PlayTable.tsx'
import { statementTexts } from './statement.texts.ts'
import './statementPage.css'

interface MonthSpan {
  readonly first: string
  readonly last: string
}

/** A month of the member's pesos, on the page and to keep. */
export function Page() {
  const t = useTexts(statementTexts)
  // Nothing is the month that runs, which our clock knows and the phone's may not.
  const [chosen, choose] = useState('')
  const { answer, error, again } = useAnswer('GET /member/statement', { query: { month: chosen } }, { mayBeOld: true })
  const [span, setSpan] = useState<MonthSpan>()
  // The steps stay where they are while another month is on its way.
  if (answer && (span?.first !== answer.first_month || span.last !== answer.last_month)) {
    setSpan({ first: answer.first_month, last: answer.last_month })
  }
  const month = chosen || span?.last
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.title} />
      <main className="statementPage">
        <p className="statementIntro">{t.intro}</p>
        {month && span && <MonthSteps month={month} {...span} earlier={t.earlier} later={t.later} onMonth={choose} />}
        {!answer && error === undefined && (
          <div role="status" aria-label={t.loading} className="statementWaiting">
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
        {answer && (
          <>
            {!answer.is_final && <Note tone="info">{t.soFar}</Note>}
            <BalanceLines statement={answer} />
            <PlayTable statement={answer} />
            <Downloads month={answer.month} />
          </>
        )}
        <p className="statementIntro">{t.note}</p>
        <Card>
          <ListRowLink drawing={chartLineUp} title={t.figures} href="/s-figures" />
          <ListRowLink drawing={receipt} title={t.transactions} href="/s-transaction" />
        </Card>
      </main>
    </>
  )
}
