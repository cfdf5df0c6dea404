import { ButtonLink } from '@saya/ui/button'
import { useContext } from 'react'
import { dayOf } from '../../../shared/device/dayOf.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { moneyOf } from '../moneyOf.ts'
import { toneOf } from './status.rules.ts'
import { StatusHead } from './StatusHead.tsx'
import { timeOf } from '../../../shared/device/timeOf.ts'
import type { Withdrawal } from './useWithdrawal.ts'
import { withdrawalTexts } from './withdrawalStatus.texts.ts'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'
import { WithdrawalSteps } from './WithdrawalSteps.tsx'

/** How a withdrawal stands, how far it has come, and where to go from there. */
export function WithdrawalStatus({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts(withdrawalTexts)
  const line = useLine(withdrawal)
  const { status, amount } = withdrawal
  const isStuck =
    status === 'timeout' || withdrawal.is_late || withdrawal.outcome === 'declined' || withdrawal.found !== null
  return (
    <>
      <StatusHead
        tone={toneOf(status)}
        title={status === 'paying' && withdrawal.is_late ? t.timeout : t[status]}
        amount={amount}
        line={line}
      />
      <WithdrawalSteps withdrawal={withdrawal} />
      <WithdrawalFacts withdrawal={withdrawal} />
      <div className="statusWays">
        <ButtonLink full href="/my">
          {t.toMy}
        </ButtonLink>
        {isStuck && (
          <ButtonLink full look="neutral" href="/service">
            {t.contact}
          </ButtonLink>
        )}
        <ButtonLink full look="neutral" href="/s-transaction/withdraw?type=all&time_flag=0">
          {t.toList}
        </ButtonLink>
      </div>
    </>
  )
}

/** The sentence that says what happens next, or what it came to. */
function useLine({ status, outcome, expected_at: expectedAt, is_late: isLate, found, amount }: Withdrawal): string {
  const t = useTexts(withdrawalTexts)
  const language = useContext(LanguageContext)
  if (status === 'paying') {
    if (expectedAt === 0) return isLate ? t.unsentLine : t.payingLine
    const when = `${dayOf(expectedAt, language)}, ${timeOf(expectedAt)}`
    return isLate ? t.lateLine(when) : t.payingUntil(when)
  }
  if (status === 'completed' && found) {
    const isWhole = found.currency === 'PHP' && found.amount === amount
    return isWhole ? t.completedFound : t.completedOther(moneyOf(found))
  }
  if (status !== 'canceled') return t[`${status}Line`]
  const outcomes = {
    declined: t.declined,
    failed: found ? t.failedFound : t.failedLine,
    returned: t.returned,
    '': t.canceledLine,
  }
  return outcomes[outcome]
}
