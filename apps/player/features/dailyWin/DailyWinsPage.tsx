import { eyeSlash } from '@saya/ui/icon/drawings/eyeSlash'
import { ListRowLink } from '@saya/ui/listRow'
import { Skeleton } from '@saya/ui/skeleton'
import { PillTabs } from '@saya/ui/tabs'
import { useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { OffersOnly } from '../../shared/offers/OffersOnly.tsx'
import { timeOf } from '../../shared/device/timeOf.ts'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { dailyWinTexts } from './dailyWin.texts.ts'
import { OwnWin } from './OwnWin.tsx'
import { WinRow } from './WinRow.tsx'
import './dailyWinsPage.css'

/** The largest wins of two days, and the member's own. What others won draws people on to play. */
export function Page() {
  const t = useTexts(dailyWinTexts)
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="winsPage">
        <OwnWin />
        <OffersOnly>
          <LargestWins />
        </OffersOnly>
        <ListRowLink drawing={eyeSlash} title={t.show} note={t.showLine} href="/s-account/privacy" />
      </main>
    </>
  )
}

function LargestWins() {
  const t = useTexts(dailyWinTexts)
  const [day, setDay] = useState<'today' | 'yesterday'>('today')
  const { answer, isStandIn, error, again } = useAnswer('GET /promo/daily/wins', {}, { mayBeOld: true })
  const rows = answer?.[day] ?? []
  const tabs = [
    { value: 'today' as const, label: t.today },
    { value: 'yesterday' as const, label: t.yesterday },
  ]
  return (
    <>
      <PillTabs label={t.days} tabs={tabs} value={day} onValue={setDay} panel="wins-panel" />
      <div id="wins-panel" role="tabpanel" aria-label={t[day]}>
        {(!answer || isStandIn) && (
          <Waits failure={isStandIn || error} again={again} className="winsWait">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Waits>
        )}
        {answer && !isStandIn && rows.length === 0 && <PicturedState title={t.none} line={t.noneLine} />}
        {rows.length > 0 && (
          <ol className="winRows">
            {rows.map(win => (
              <WinRow key={win.rank} win={win} />
            ))}
          </ol>
        )}
      </div>
      {answer && !isStandIn && <p className="winsCounted">{t.counted(timeOf(answer.counted_at))}</p>}
      <p className="winsCounted">{t.luck}</p>
    </>
  )
}
