import { ButtonLink } from '@saya/ui/button'
import { giftDuotone } from '@saya/ui/icon/drawings/giftDuotone'
import { ListRowLink } from '@saya/ui/listRow'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { promotionTexts } from './promotion.texts.ts'
import { statusOf } from './statusOf.ts'
import { WaitingRewards } from './WaitingRewards.tsx'
import './promotionPages.css'

/** What is offered to the member now, or why nothing is. */
export function Page() {
  const t = useTexts(promotionTexts)
  const { answer, isStandIn, error, again } = useAnswer('GET /promo/list', {}, { mayBeOld: true })
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="promotionPage">
        {(!answer || isStandIn) && (
          <Waits failure={isStandIn || error} again={again}>
            <Skeleton shape="row" />
          </Waits>
        )}
        <WaitingRewards />
        {answer?.why_none && <Note>{answer.why_none.sentence}</Note>}
        {answer?.d.length === 0 && !isStandIn && !answer.why_none && <PicturedState title={t.none} line={t.noneLine} />}
        {answer && answer.d.length > 0 && (
          <ul className="promotionRows">
            {answer.d.map(promotion => (
              <li key={promotion.id}>
                <ListRowLink
                  href={`/promotions/${promotion.id}`}
                  drawing={giftDuotone}
                  bright={!promotion.why_not}
                  title={promotion.title}
                  note={`${promotion.summary} · ${statusOf(promotion, t)}`}
                />
                {promotion.kind === 'ranking' && (
                  <ButtonLink full look="ghost" size="medium" href="/welfare/betting-rank">
                    {t.toRanking}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        )}
        {answer && (
          <ButtonLink full look="ghost" size="medium" href="/welfare/betting-rank">
            {t.pastRankings}
          </ButtonLink>
        )}
      </main>
    </>
  )
}
