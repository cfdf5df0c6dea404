import { AppBar } from '@saya/ui/appBar'
import { Button } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { LossCampaign } from './LossCampaign.tsx'
import { lossRebateTexts } from './lossRebate.texts.ts'
import './rebatePages.css'

/** The rebates on a day's net loss, by their own terms; those that are over say so. */
export function Page() {
  const t = useTexts(lossRebateTexts)
  const { answer, isStandIn, error, again } = useAnswer('GET /promo/lossRebate/detail', {}, { mayBeOld: true })
  const isFailed = isStandIn || (!answer && error !== undefined)
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="rebatePage">
        {!answer && !isFailed && (
          <div className="rebateWaits" role="status" aria-label={t.loading}>
            <Skeleton />
            <Skeleton shape="row" />
          </div>
        )}
        {isFailed && (
          <div className="rebateFailed" role="alert">
            <p>{sentenceOf(error, t.failed)}</p>
            <Button look="soft" size="medium" onClick={again}>
              {t.again}
            </Button>
          </div>
        )}
        {!isFailed && answer?.d.length === 0 && (
          <EmptyState
            picture={<img src="/img/home/state-empty.webp" width={88} height={88} alt="" />}
            title={t.none}
            line={t.noneLine}
          />
        )}
        {answer?.d.map(campaign => (
          <LossCampaign key={campaign.id} campaign={campaign} />
        ))}
      </main>
    </>
  )
}
