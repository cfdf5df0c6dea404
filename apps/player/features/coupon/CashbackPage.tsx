import { Button } from '@saya/ui/button'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { OffersOnly } from '../../shared/offers/OffersOnly.tsx'
import { useTexts } from '../../shared/texts.ts'
import { depositGate, openDepositSheet } from '../deposit/index.ts'
import { useGatedAct } from '../kyc/index.ts'
import { CashbackHistory } from './CashbackHistory.tsx'
import { CashbackTicket } from './CashbackTicket.tsx'
import { couponTexts } from './coupon.texts.ts'
import { TicketOffers } from './TicketOffers.tsx'
import '../../shared/steps.css'
import './cashbackPage.css'

/** The cashback ticket: what it brings, how many are left, and what it has brought. */
export function Page() {
  const t = useTexts(couponTexts)
  const { asked, take } = useGatedAct()
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="cashbackPage">
        <OffersOnly>
          <CashbackTicket />
          <Button full loading={asked !== undefined} onClick={() => void take(depositGate(), openDepositSheet)}>
            {t.deposit}
          </Button>
          <TicketOffers />
          <section aria-labelledby="cashback-how">
            <h2 className="h3" id="cashback-how">
              {t.how}
            </h2>
            <ol className="steps">
              <li>{t.stepTurnOn}</li>
              <li>{t.stepPay}</li>
              <li>{t.stepBack}</li>
              <li>{t.stepPlay}</li>
            </ol>
          </section>
        </OffersOnly>
        <CashbackHistory />
      </main>
    </>
  )
}
