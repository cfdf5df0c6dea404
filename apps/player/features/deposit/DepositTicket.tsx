import { moneyLimits } from '@saya/contract/limits'
import { Switch } from '@saya/ui/choice'
import { useId } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { shownAmount } from '../../shared/typedAmount.ts'
import { bonusOf } from './amount.rules.ts'
import { type Channel, takesTicketAtFirst } from './choice.rules.ts'
import { depositTexts } from './deposit.texts.ts'

interface DepositTicketProps {
  readonly channel: Channel
  readonly digits: string
  readonly takesTicket: boolean
  readonly onTicket: (takes: boolean) => void
}

/** The cashback that a deposit may bring, with what it comes to for the amount as it stands. */
export function DepositTicket({ channel, digits, takesTicket, onTicket }: DepositTicketProps) {
  const t = useTexts(depositTexts)
  const id = useId()
  if (!takesTicketAtFirst(channel)) return null
  const bonus = takesTicket ? bonusOf(digits) : null
  const cap = shownAmount(String(moneyLimits.cashbackCapPesos))
  return (
    <>
      <div className="depositTicket">
        <span className="ticketShare" aria-hidden="true">
          {moneyLimits.cashbackPercent}%
        </span>
        <div className="ticketText">
          <p id={id}>{bonus === null ? t.bonusAlone : t.bonus(bonus)}</p>
          <p>
            {t.tickets(channel.cashback_coupons_num, cap)}.
            {bonus === null && ` ${t.ticketLeast(moneyLimits.cashbackThresholdPesos)}.`}
          </p>
          {takesTicket && <p>{t.bonusLocks}</p>}
        </div>
        <Switch aria-labelledby={id} checked={takesTicket} onChange={event => onTicket(event.target.checked)} />
      </div>
      {takesTicket && channel.cashback_is_capped && <p className="depositCapped">{t.capped}</p>}
    </>
  )
}
