import { Button, ButtonLink } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { useTexts } from '../../../shared/texts.ts'
import { depositGate, openDepositSheet } from '../../deposit/index.ts'
import { useGatedAct } from '../../kyc/index.ts'
import { DepositFacts } from './DepositFacts.tsx'
import { headOf } from './depositHead.rules.ts'
import { depositStatusTexts } from './depositStatus.texts.ts'
import { DepositWays } from './DepositWays.tsx'
import { moneyOf } from '../moneyOf.ts'
import { StatusHead } from './StatusHead.tsx'
import { transactionTexts } from '../transaction.texts.ts'
import type { Deposit } from './useDeposit.ts'

interface DepositStatusProps {
  readonly deposit: Deposit
  readonly onChange: () => void
}

/** How a deposit stands, what became of what was paid, and where to go from there. */
export function DepositStatus({ deposit, onChange }: DepositStatusProps) {
  const words = useTexts(transactionTexts)
  const t = useTexts(depositStatusTexts)
  const { name, rest, ...head } = headOf(deposit)
  const hasService = deposit.breaks.some(({ state }) => state === 'kept')
  return (
    <>
      <StatusHead
        {...head}
        title={t[name]}
        line={name === 'failed' ? t.failedLine(deposit.channel_name) : t[`${name}Line`]}
      />
      {rest.map((one, index) => (
        <Note key={index} tone={one.state === 'held' ? 'wait' : 'info'}>
          {t[`${one.state}Note`](moneyOf(one))}
        </Note>
      ))}
      <DepositWays deposit={deposit} onChange={onChange} />
      <Cashback deposit={deposit} />
      <DepositFacts deposit={deposit} />
      <div className="statusWays">
        {hasService && (
          <ButtonLink full look="neutral" href="/service">
            {t.contact}
          </ButtonLink>
        )}
        <FirstWay deposit={deposit} />
        <ButtonLink full look="neutral" href="/my">
          {words.toMy}
        </ButtonLink>
        <ButtonLink full look="neutral" href="/s-transaction/deposit?type=all&time_flag=0">
          {words.toList}
        </ButtonLink>
      </div>
    </>
  )
}

/** What most people do next: they play with what they paid in, or try again with what they could not. */
function FirstWay({ deposit: { status, amount, breaks } }: { deposit: Deposit }) {
  const t = useTexts(depositStatusTexts)
  const { asked, take } = useGatedAct()
  if (status === 'completed') {
    return (
      <ButtonLink full href="/">
        {t.play}
      </ButtonLink>
    )
  }
  // Whoever has paid something is not asked to pay again.
  if (status === 'pending' || breaks.length > 0) return null
  // What was paid too late is credited all the same: whoever has paid is not urged to pay again.
  const isLate = status === 'timeout'
  return (
    <Button
      full
      look={isLate ? 'neutral' : 'primary'}
      loading={asked !== undefined}
      onClick={() => void take(depositGate(), () => openDepositSheet({ amount }))}
    >
      {t.tryAgain}
    </Button>
  )
}

/** What a ticket does, while the deposit may still be paid or once it was. */
function Cashback({ deposit: { status, pay_url: payUrl, cashback } }: { deposit: Deposit }) {
  const t = useTexts(depositStatusTexts)
  if (cashback.state === 'none' || (status !== 'completed' && payUrl === '')) return null
  const said = t[cashback.state]
  return <Note tone="info">{typeof said === 'string' ? said : said(moneyOf({ amount: cashback.bonus }))}</Note>
}
