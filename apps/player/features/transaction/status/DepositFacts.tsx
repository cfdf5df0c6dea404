import { Card } from '@saya/ui/card'
import { useContext } from 'react'
import { dayOf } from '../../../shared/device/dayOf.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { ChannelLogo } from '../../deposit/index.ts'
import { timeOf } from '../../../shared/device/timeOf.ts'
import { depositStatusTexts } from './depositStatus.texts.ts'
import { moneyOf } from '../moneyOf.ts'
import { transactionTexts } from '../transaction.texts.ts'
import { Reference } from './Reference.tsx'
import type { Deposit } from './useDeposit.ts'

/** What is known of a deposit, as one would tell it to support. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useTexts(transactionTexts)
  const { asked } = useTexts(depositStatusTexts)
  const language = useContext(LanguageContext)
  return (
    <Card padded>
      <dl className="statusFacts">
        <dt>{t.status}</dt>
        <dd>{t[deposit.status]}</dd>
        {deposit.breaks.length > 0 && (
          <>
            <dt>{asked}</dt>
            <dd>{moneyOf(deposit)}</dd>
          </>
        )}
        <dt>{t.method}</dt>
        <dd className="statusMethod">
          <ChannelLogo name={deposit.channel_name} img={deposit.channel_img} />
          {deposit.channel_name}
        </dd>
        <dt>{t.time}</dt>
        <dd>
          {dayOf(deposit.created_at, language)}, {timeOf(deposit.created_at)}
        </dd>
        <Reference id={deposit.id} />
      </dl>
    </Card>
  )
}
