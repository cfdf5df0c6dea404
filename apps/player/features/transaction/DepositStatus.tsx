import { ButtonLink } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { xCircleFill } from '@saya/ui/icon/drawings/xCircleFill'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { DepositFacts } from './DepositFacts.tsx'
import { toneOf } from './status.rules.ts'
import { transactionTexts } from './transaction.texts.ts'
import type { Deposit } from './useDepositDetail.ts'

const drawings = { wait: clockFill, ok: checkCircleFill, bad: xCircleFill } as const

/** How a deposit stands, in a picture, a word and a sentence. */
export function DepositStatus({ deposit }: { deposit: Deposit }) {
  const t = useTexts(transactionTexts)
  const { status } = deposit
  const tone = toneOf(status)
  const words = {
    pending: [t.waitTitle, t.waitLine],
    completed: [t.okTitle, t.okLine],
    canceled: [t.canceledTitle, t.canceledLine],
    timeout: [t.timeoutTitle, t.timeoutLine],
  }
  const [title, line] = words[status]
  const { pesos, centavos } = splitPesos(deposit.amount)
  return (
    <>
      <div className="statusHead" role="status" data-tone={tone}>
        <Icon drawing={drawings[tone]} size={72} />
        <h2 className="h2">{title}</h2>
        <p className="money">
          {pesos}
          <small>{centavos}</small>
        </p>
        <p>{line}</p>
      </div>
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
