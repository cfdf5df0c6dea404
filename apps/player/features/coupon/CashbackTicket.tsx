import { HeroCard } from '@saya/ui/card'
import { Icon } from '@saya/ui/icon'
import { ticket } from '@saya/ui/icon/drawings/ticket'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { couponTexts } from './coupon.texts.ts'

/** What one ticket brings, and how many the member has. What a ticket brings is told even where that number could not be read. */
export function CashbackTicket() {
  const t = useTexts(couponTexts)
  const { answer, isStandIn, error, again } = useAnswer('GET /promo/cashback/detail', {})
  if (!answer) {
    return (
      <Waits failure={error} again={again} className="cashbackWaits">
        <Skeleton shape="row" />
      </Waits>
    )
  }
  const { share_percent: percent, cap, least_deposit: least, coupons_num: left } = answer
  return (
    <section className="cashbackTicket" aria-label={t.ticket}>
      <HeroCard sun="high">
        <p className="cashbackShare" aria-hidden="true">
          {percent}%
        </p>
        <div className="cashbackWords">
          <h2>{t.share(percent)}</h2>
          <p>{t.cap(whole(cap))}</p>
          <p>{t.least(whole(least))}</p>
        </div>
        {!isStandIn && (
          <p className="cashbackLeft">
            <Icon drawing={ticket} size={20} />
            {left > 0 ? t.left(left) : t.none}
          </p>
        )}
      </HeroCard>
      {isStandIn && (
        <Waits failure={isStandIn} again={again}>
          {null}
        </Waits>
      )}
      {!isStandIn && left === 0 && <p className="cashbackNone">{t.noneLine}</p>}
    </section>
  )
}

/** Whole pesos without their sign, as the sentences have them. */
function whole(amount: string): string {
  return splitPesos(amount).pesos.replace('₱', '')
}
