import { Card } from '@saya/ui/card'
import { useContext } from 'react'
import { dayOf } from '../../../shared/device/dayOf.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { ChannelLogo } from '../../deposit/index.ts'
import { timeOf } from '../../../shared/device/timeOf.ts'
import { transactionTexts } from '../transaction.texts.ts'
import type { Withdrawal } from './useWithdrawal.ts'
import { Reference } from './Reference.tsx'
import { withdrawalTexts } from './withdrawalStatus.texts.ts'

const ways = { instapay: 'InstaPay', pesonet: 'PESONet' } as const

/** What is known of a withdrawal, as one would tell it to support. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts(withdrawalTexts)
  const words = useTexts(transactionTexts)
  const language = useContext(LanguageContext)
  const written = (seconds: number) => `${dayOf(seconds, language)}, ${timeOf(seconds)}`
  return (
    <Card padded>
      <dl className="statusFacts">
        <dt>{t.status}</dt>
        <dd>{words[withdrawal.status]}</dd>
        <dt>{t.account}</dt>
        <dd className="statusMethod">
          <ChannelLogo name={withdrawal.channel_name} img={withdrawal.channel_img} />
          <span>
            {withdrawal.channel_name}
            <br />
            <span className="num">{withdrawal.account.replace(/\*+/, ' •••• ').trim()}</span>
          </span>
        </dd>
        <dt>{t.way}</dt>
        <dd>{ways[withdrawal.rail]}</dd>
        <dt>{t.asked}</dt>
        <dd>{written(withdrawal.created_at)}</dd>
        {withdrawal.ended_at > 0 && (
          <>
            <dt>{t.ended}</dt>
            <dd>{written(withdrawal.ended_at)}</dd>
          </>
        )}
        <Reference id={withdrawal.id} />
      </dl>
    </Card>
  )
}
