import { AppBar } from '@saya/ui/appBar'
import { Button } from '@saya/ui/button'
import { BackLink } from '../../shared/BackLink.tsx'
import { currentHost } from '../../shared/device/host.ts'
import { useTexts } from '../../shared/texts.ts'
import { openDepositSheet } from '../deposit/index.ts'
import { askGate } from '../kyc/index.ts'
import { CashbackHistory } from './CashbackHistory.tsx'
import { CashbackTicket } from './CashbackTicket.tsx'
import { couponTexts } from './coupon.texts.ts'
import '../../shared/steps.css'
import './cashbackPage.css'

/** The cashback ticket: what it brings, how many are left, and what it has brought. */
export function Page() {
  const t = useTexts(couponTexts)

  async function deposit() {
    if (await askGate(currentHost() === 'mayamini' ? 'depositByWallet' : 'deposit')) await openDepositSheet()
  }

  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="cashbackPage">
        <CashbackTicket />
        <Button full onClick={() => void deposit()}>
          {t.deposit}
        </Button>
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
        <CashbackHistory />
      </main>
    </>
  )
}
