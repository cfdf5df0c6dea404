import { lookOfStatus, redemptionStatusOf } from '@saya/contract/redemption/status.ts'
import { groupDigits } from '@saya/money'
import { ButtonLink } from '@saya/ui/button'
import { useContext } from 'react'
import { dayOf } from '../../../shared/device/dayOf.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { moneyOf } from '../moneyOf.ts'
import { transactionTexts } from '../transaction.texts.ts'
import { RedemptionFacts } from './RedemptionFacts.tsx'
import { redemptionStatusTexts } from './redemptionStatus.texts.ts'
import { StatusHead } from './StatusHead.tsx'
import type { Redemption } from './useRedemption.ts'

/** How a redemption stands, what happens next, and where to go from there. */
export function RedemptionStatus({ redemption }: { readonly redemption: Redemption }) {
  const t = useTexts(redemptionStatusTexts)
  const { toMy } = useTexts(transactionTexts)
  const language = useContext(LanguageContext)
  const line = useLine(redemption)
  const { text, tone } = lookOfStatus(redemption.complete_status)
  const isTicket = redemption.gives === 'ticket' && redemption.complete_status === 1
  return (
    <>
      <StatusHead
        tone={tone}
        title={text[language === 'en' ? 0 : 1]}
        written={t.amount(groupDigits(redemption.pay_amount))}
        line={redemption.is_late ? `${line} ${t.late}` : line}
      />
      <RedemptionFacts redemption={redemption} />
      <div className="statusWays">
        <ButtonLink full href={isTicket ? '/cashback' : '/s-points/mall/detail'}>
          {isTicket ? t.toCashback : t.toList}
        </ButtonLink>
        <ButtonLink full look="neutral" href={redemption.is_complete === 0 ? '/service' : '/my'}>
          {redemption.is_complete === 0 ? t.contact : toMy}
        </ButtonLink>
      </div>
    </>
  )
}

/** The sentence that says what happens next, or what it came to. */
function useLine({
  complete_status: number,
  deliver_method: method,
  gives,
  given,
  expected_at: at,
  is_waiting: isWaiting,
}: Redemption): string {
  const t = useTexts(redemptionStatusTexts)
  const language = useContext(LanguageContext)
  const day = dayOf(at, language)
  const status = redemptionStatusOf(number)
  if (status === 'processing' && method === 2) return isWaiting ? t.waitingStore(day) : t.processingStore(day)
  if (status === 'processing') return t.processingCourier(day)
  if (status === 'shipped') return t.shipped(day)
  if (status !== 'successful') return t[status]
  if (gives === 'voucher') return t.successfulVoucher(moneyOf({ amount: given }))
  return gives === 'ticket' ? t.successfulTicket : t.successfulStore
}
