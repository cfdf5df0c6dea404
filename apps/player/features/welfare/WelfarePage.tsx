import type { Calls } from '@saya/contract'
import { ButtonLink } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { PillTabs } from '@saya/ui/tabs'
import { useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { withBoxReason } from './banner.rules.ts'
import { BannerCards } from './BannerCards.tsx'
import { VipCards } from './VipCards.tsx'
import { WelfareBar, WelfareTotal } from './WelfareHead.tsx'
import { welfareTexts } from './welfare.texts.ts'
import './welfarePage.css'

/** As many cards as a phone has room for. */
const places = [1, 2, 3, 4, 5, 6]

/** What the member is given beside play, one card for each thing, and what it has come to so far. */
export function Page() {
  const t = useTexts(welfareTexts)
  const { answer, isStandIn, error, again } = useAnswer('GET /promo/list', {}, { mayBeOld: true })
  const box = useAnswer('GET /promo/bonus/query', { query: { cash_type: '4001' } }, { mayBeOld: true })
  // The cards come with what the box says, so that none of them moves.
  const isBoxKnown = box.answer !== undefined || box.error !== undefined
  const [chosen, setChosen] = useState<'general' | 'vip'>('general')
  const isVipOff = !answer || answer.vip_gifts.length === 0
  const shown = isVipOff ? 'general' : chosen
  const tabs = [
    { value: 'general' as const, label: t.general },
    { value: 'vip' as const, label: t.vip, isDisabled: isVipOff },
  ]
  return (
    <>
      <WelfareBar />
      <main className="welfarePage">
        <WelfareTotal />
        <PillTabs label={t.tabs} tabs={tabs} value={shown} onValue={setChosen} panel="welfare-panel" />
        <div id="welfare-panel" role="tabpanel" aria-label={shown === 'vip' ? t.vip : t.general}>
          {answer && !isStandIn && isBoxKnown ? (
            <Offered list={answer} shown={shown} whyNoBox={box.answer?.why_not ?? null} />
          ) : (
            <Waits failure={isStandIn || error} again={again} className="welfareWaits">
              {places.map(place => (
                <div key={place} className="welfareWait">
                  <Skeleton />
                  <img src="/img/welfare/waiting.svg" width={104} height={104} alt="" fetchPriority="high" />
                </div>
              ))}
            </Waits>
          )}
        </div>
        <ButtonLink full look="ghost" href="/promotions">
          {t.all}
        </ButtonLink>
      </main>
    </>
  )
}

interface OfferedProps {
  readonly list: Calls['GET /promo/list']['answer']
  readonly shown: 'general' | 'vip'
  readonly whyNoBox: Calls['GET /promo/bonus/query']['answer']['why_not']
}

/** The cards of a tab, or why there are none. */
function Offered({ list, shown, whyNoBox }: OfferedProps) {
  const t = useTexts(welfareTexts)
  if (list.why_none) return <Note>{list.why_none.sentence}</Note>
  if (shown === 'vip') return <VipCards gifts={list.vip_gifts} />
  if (list.banners.length > 0) return <BannerCards banners={withBoxReason(list.banners, whyNoBox)} />
  return <PicturedState title={t.none} line={t.noneLine} />
}
