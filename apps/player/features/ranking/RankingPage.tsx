import { AppBar } from '@saya/ui/appBar'
import { Button } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { Skeleton } from '@saya/ui/skeleton'
import { PillTabs } from '@saya/ui/tabs'
import { useState } from 'react'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useWatch } from '../../shared/answer/useWatch.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { useTexts } from '../../shared/texts.ts'
import { ContestCard } from './ContestCard.tsx'
import { History } from './History.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { Rules } from './Rules.tsx'
import { TodayList } from './TodayList.tsx'
import { rankingTexts } from './ranking.texts.ts'
import './rankingPage.css'

const minuteMs = 60_000
const views = ['today', 'history', 'rules'] as const

/** The contest of today: prizes, where the member stands, the list, the own history and the rules. */
export function Page() {
  const t = useTexts(rankingTexts)
  const detail = useAnswer('GET /promo/ranking/detail', {}, { mayBeOld: true })
  useWatch(detail, { everyMs: minuteMs })
  const [view, setView] = useState<(typeof views)[number]>('today')
  const { answer, error, again, refresh } = detail
  const contest = answer?.contest
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="rankingPage">
        {!answer && !error && (
          <div role="status" aria-label={t.loading}>
            <Skeleton shape="row" />
          </div>
        )}
        {!answer && error !== undefined && (
          <div className="rankingFailed" role="alert">
            <p>{sentenceOf(error, t.failed)}</p>
            <Button look="soft" size="medium" onClick={again}>
              {t.again}
            </Button>
          </div>
        )}
        {contest && <ContestCard key={contest.day} contest={contest} onEnd={() => void refresh()} />}
        {answer && contest && <OwnPlace own={answer.own} />}
        {answer && !contest && <NoContest isOff={answer.is_off} />}
        {answer && (
          <PillTabs
            label={t.lists}
            tabs={views.filter(one => contest || one === 'history').map(value => ({ value, label: t[value] }))}
            value={contest ? view : 'history'}
            onValue={setView}
            panel="ranking-panel"
          />
        )}
        {answer && (
          <div id="ranking-panel" role="tabpanel" aria-label={t[contest ? view : 'history']}>
            {contest && view === 'today' && <TodayList countedAt={contest.counted_at} />}
            {(!contest || view === 'history') && <History />}
            {contest && view === 'rules' && <Rules contest={contest} />}
          </div>
        )}
      </main>
    </>
  )
}

function NoContest({ isOff }: { readonly isOff: boolean }) {
  const t = useTexts(rankingTexts)
  return (
    <EmptyState
      picture={<img src="/img/home/state-empty.webp" width={88} height={88} alt="" />}
      title={t.offTitle}
      line={isOff ? t.off : t.none}
    />
  )
}
