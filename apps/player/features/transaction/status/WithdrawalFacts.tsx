import { Card } from '@saya/ui/card'
import { useTexts } from '../../../shared/texts.ts'
import { ChannelLogo } from '../../deposit/index.ts'
import { transactionTexts } from '../transaction.texts.ts'
import type { Withdrawal } from './useWithdrawal.ts'
import { Reference } from './Reference.tsx'
import { withdrawalTexts } from './withdrawalStatus.texts.ts'

const ways = { instapay: 'InstaPay', pesonet: 'PESONet' } as const

/** What is known of a withdrawal, as one would tell it to support. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts(withdrawalTexts)
  const words = useTexts(transactionTexts)
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
        <Reference id={withdrawal.id} />
      </dl>
    </Card>
  )
}
