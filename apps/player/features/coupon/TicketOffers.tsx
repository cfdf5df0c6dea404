import { ticket } from '@saya/ui/icon/drawings/ticket'
import { ListRowLink } from '@saya/ui/listRow'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { useTexts } from '../../shared/texts.ts'
import { couponTexts } from './coupon.texts.ts'

/** The promotions that give tickets to this member now. Each is claimed on its own page. */
export function TicketOffers() {
  const t = useTexts(couponTexts)
  const { answer, isStandIn, error, again } = useAnswer('GET /promo/list', {})
  if (isStandIn || error !== undefined) {
    return (
      <Waits failure={isStandIn || error} again={again}>
        {null}
      </Waits>
    )
  }
  const offers = answer?.d.filter(({ kind, has_claimed: isHad }) => kind === 'tickets' && !isHad) ?? []
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="cashback-offers">
      <h2 className="h3" id="cashback-offers">
        {t.offers}
      </h2>
      <ul className="cashbackOffers">
        {offers.map(({ id, title, summary, why_not: why }) => (
          <li key={id}>
            <ListRowLink
              href={`/promotions/${id}`}
              drawing={ticket}
              bright={!why}
              title={title}
              note={why ? why.sentence : summary}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
