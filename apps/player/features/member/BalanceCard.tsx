import { Button, IconButton } from '@saya/ui/button'
import { HeroCard } from '@saya/ui/card'
import { eye } from '@saya/ui/icon/drawings/eye'
import { eyeSlash } from '@saya/ui/icon/drawings/eyeSlash'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useRolling } from './useRolling.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { CashButtons, type CashWays } from './CashButtons.tsx'
import { useHiddenBalance } from '../../shared/device/hiddenBalance.ts'
import { memberTexts } from './member.texts.ts'
import './balanceCard.css'

/** Characters of an amount that the large figures have room for on the narrowest phone. */
const longest = 9

/** What the member has, for their eyes: somebody looking over the shoulder can be kept from seeing it. */
export function BalanceCard({ cash }: { cash: CashWays }) {
  const t = useTexts(memberTexts)
  const { answer, error, again } = useAnswer('GET /finance/wallet', {}, { mayBeOld: true })
  const [isHidden, toggle] = useHiddenBalance()
  return (
    <section className="myBalance" aria-label={t.balance}>
      <HeroCard sun="high">
        <div className="myBalanceHead">
          <h2>{t.balance}</h2>
          <IconButton
            drawing={isHidden ? eyeSlash : eye}
            size={22}
            label={isHidden ? t.showBalance : t.hideBalance}
            onClick={toggle}
          />
        </div>
        {answer ? (
          <p className="money" data-long={answer.balance.length > longest || undefined}>
            {isHidden ? <Hidden label={t.hidden} /> : <Amount amount={answer.balance} />}
          </p>
        ) : (
          <div className="myBalanceWaits" role={error ? 'alert' : 'status'}>
            {error ? (
              <>
                <span>{sentenceOf(error, t.failed)}</span>
                <Button look="onHero" size="small" onClick={again}>
                  {t.again}
                </Button>
              </>
            ) : (
              <span className="unseen">{t.loading}</span>
            )}
          </div>
        )}
        <CashButtons {...cash} />
      </HeroCard>
    </section>
  )
}

function Amount({ amount }: { amount: string }) {
  const { pesos, centavos } = splitPesos(useRolling(amount))
  return (
    <>
      {pesos}
      <small>{centavos}</small>
    </>
  )
}

function Hidden({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">₱ ••••••</span>
      <span className="unseen">{label}</span>
    </>
  )
}
