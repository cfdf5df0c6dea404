import { AppBar } from '@saya/ui/appBar'
import { Button, ButtonLink } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { EmptyState } from '@saya/ui/emptyState'
import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { xCircleFill } from '@saya/ui/icon/drawings/xCircleFill'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext, useEffect, useState } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { dayOf } from '../../shared/dayOf.ts'
import { sentenceOf } from '../../shared/sentenceOf.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { ChannelLogo } from '../deposit/index.ts'
import { toneOf } from './status.rules.ts'
import { timeOf } from './timeOf.ts'
import { transactionTexts } from './transaction.texts.ts'
import { type Deposit, useDepositDetail } from './useDepositDetail.ts'
import './statusPage.css'

interface StatusPageProps {
  readonly place: { readonly search: URLSearchParams }
}

/** Where one deposit stands. Whoever comes back from paying lands here. */
export function Page({ place }: StatusPageProps) {
  const t = useTexts(transactionTexts)
  const { deposit, failure, again } = useDepositDetail(place.search.get('id') ?? '')
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.statusPage} />
      <main className="statusPage">
        {deposit && <Shown deposit={deposit} />}
        {!deposit && failure === undefined && (
          <div role="status" aria-label={t.loading} className="statusWaits">
            <Skeleton shape="disc" />
            <Skeleton />
          </div>
        )}
        {!deposit && failure !== undefined && <Failed failure={failure} onAgain={again} />}
      </main>
    </>
  )
}

const drawings = { wait: clockFill, ok: checkCircleFill, bad: xCircleFill } as const

function Shown({ deposit }: { deposit: Deposit }) {
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
      <Facts deposit={deposit} />
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

function Facts({ deposit }: { deposit: Deposit }) {
  const t = useTexts(transactionTexts)
  const language = useContext(LanguageContext)
  return (
    <Card padded>
      <dl className="statusFacts">
        <dt>{t.types}</dt>
        <dd>{t[deposit.status]}</dd>
        <dt>{t.method}</dt>
        <dd className="statusMethod">
          <ChannelLogo name={deposit.channel_name} img={deposit.channel_img} />
          {deposit.channel_name}
        </dd>
        <dt>{t.time}</dt>
        <dd>
          {dayOf(deposit.created_at, language)}, {timeOf(deposit.created_at)}
        </dd>
        <dt>{t.number}</dt>
        <dd className="statusNumber">{deposit.id}</dd>
      </dl>
    </Card>
  )
}

function Failed({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const t = useTexts(transactionTexts)
  const language = useContext(LanguageContext)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    let isGone = false
    void sentenceOf(failure, t.failed, language).then(words => isGone || setSentence(words))
    return () => {
      isGone = true
    }
  }, [failure, language, t])
  return (
    <div role="alert">
      <EmptyState
        picture={<img src="/img/home/state-error.webp" width={88} height={88} alt="" />}
        title={sentence}
        action={
          <Button look="soft" size="medium" onClick={onAgain}>
            {t.again}
          </Button>
        }
      />
    </div>
  )
}
