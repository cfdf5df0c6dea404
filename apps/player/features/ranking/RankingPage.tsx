import type { Calls } from '@saya/contract'
import { dayText } from '@saya/contract/manilaText.ts'
import { Skeleton } from '@saya/ui/skeleton'
import { PillTabs } from '@saya/ui/tabs'
import { useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { useWatch } from '../../shared/answer/useWatch.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { ContestCard } from './ContestCard.tsx'
import { History } from './History.tsx'
import { LastResult } from './LastResult.tsx'
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
  const { answer, error, again, refresh } = detail
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="rankingPage">
        {answer ? (
          <Ranking {...answer} onEnd={() => void refresh()} />
        ) : (
          <Waits failure={error} again={again}>
            <Skeleton shape="row" />
          </Waits>
        )}
      </main>
    </>
  )
}

type RankingProps = Calls['GET /promo/ranking/detail']['answer'] & { readonly onEnd: () => void }

/** Where no contest is on, or none may be offered to the member, the own history is all there is to look at. */
function Ranking({ contest, own, last, is_off: isOff, next_day: nextDay, onEnd }: RankingProps) {
  const t = useTexts(rankingTexts)
  const [chosen, setChosen] = useState<(typeof views)[number]>('today')
  const view = contest ? chosen : 'history'
  return (
    <>
      {contest && <ContestCard key={contest.day} contest={contest} onEnd={onEnd} />}
      {contest || own.why_not ? <OwnPlace own={own} /> : <NoContest isOff={isOff} nextDay={nextDay} />}
      <PillTabs
        label={t.lists}
        tabs={views.filter(one => contest || one === 'history').map(value => ({ value, label: t[value] }))}
        value={view}
        onValue={setChosen}
        panel="ranking-panel"
      />
      <div id="ranking-panel" role="tabpanel" aria-label={t[view]}>
        {contest && view === 'today' && <TodayList countedAt={contest.counted_at} />}
        {view === 'history' && <History />}
        {contest && view === 'rules' && <Rules contest={contest} />}
        {last && view !== 'today' && <LastResult last={last} />}
      </div>
    </>
  )
}

function NoContest({ isOff, nextDay }: { readonly isOff: boolean; readonly nextDay: string | null }) {
  const t = useTexts(rankingTexts)
  const none = nextDay ? t.nextOn(dayText(Date.parse(nextDay))) : t.none
  const off = nextDay ? t.offUntil(dayText(Date.parse(nextDay))) : t.off
  return <PicturedState title={t.offTitle} line={isOff ? off : none} />
}
