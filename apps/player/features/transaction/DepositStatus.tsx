import { ButtonLink } from '@saya/ui/button'
import { useTexts } from '../../shared/texts.ts'
import { DepositFacts } from './DepositFacts.tsx'
import { toneOf } from './status.rules.ts'
import { StatusHead } from './StatusHead.tsx'
import { transactionTexts } from './transaction.texts.ts'
import type { Deposit } from './useDetail.ts'

/** How a deposit stands, and where to go from there. */
export function DepositStatus({ deposit }: { deposit: Deposit }) {
  const t = useTexts(transactionTexts)
  const { status, amount } = deposit
  const words = {
    pending: { title: t.waitTitle, line: t.waitLine },
    completed: { title: t.okTitle, line: t.okLine },
    canceled: { title: t.canceledTitle, line: t.canceledLine },
    timeout: { title: t.timeoutTitle, line: t.timeoutLine },
  }
  return (
    <>
      <StatusHead tone={toneOf(status)} amount={amount} {...words[status]} />
      <DepositFacts deposit={deposit} />
      <div className="statusWays">
        <ButtonLink full href="/my">
          {t.toMy}
        </ButtonLink>
        <ButtonLink full look="neutral" href="/s-transaction/deposit?type=all&time_flag=0">
          {t.toList}
        </ButtonLink>
      </div>
    </>
  )
}
