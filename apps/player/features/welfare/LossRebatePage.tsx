import { AppBar } from '@saya/ui/appBar'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { BackLink } from '../../shared/BackLink.tsx'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { LossCampaign } from './LossCampaign.tsx'
import { lossRebateTexts } from './lossRebate.texts.ts'
import './rebatePages.css'

/** The rebates on a day's net loss, by their own terms; those that are over say so. */
export function Page() {
  const t = useTexts(lossRebateTexts)
  const { answer, isStandIn, error, again } = useAnswer('GET /promo/lossRebate/detail', {}, { mayBeOld: true })
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="rebatePage">
        {(!answer || isStandIn) && (
          <Waits failure={isStandIn || error} again={again} className="rebateWaits">
            <Skeleton />
            <Skeleton shape="row" />
          </Waits>
        )}
        {!isStandIn && answer?.d.length === 0 && <PicturedState title={t.none} line={t.noneLine} />}
        {answer?.d.map(campaign => (
          <LossCampaign key={campaign.id} campaign={campaign} />
        ))}
      </main>
    </>
  )
}
