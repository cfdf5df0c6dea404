import type { Calls } from '@saya/contract'
import { AppBar } from '@saya/ui/appBar'
import { Button, ButtonLink } from '@saya/ui/button'
import { HeroCard } from '@saya/ui/card'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { BackLink } from '../../shared/BackLink.tsx'
import { dayOf } from '../../shared/device/dayOf.ts'
import { say } from '../../shared/say.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { useTabTitle } from '../../shared/head/useTabTitle.ts'
import { doorOf, isForList } from './doorOf.ts'
import { promotionTexts } from './promotion.texts.ts'
import { wayOn } from './wayOn.ts'
import './promotionPages.css'

type Promotion = Calls['GET /promo/detail']['answer']

interface PageProps {
  readonly place: { readonly params: Readonly<Record<string, string>> }
}

/** One promotion: what it gives, what it locks, whether the member may have it, and the way to claim it. */
export function Page({ place }: PageProps) {
  const t = useTexts(promotionTexts)
  const id = place.params.id ?? ''
  const { answer, error, again, refresh } = useAnswer('GET /promo/detail', { query: { id } }, { mayBeOld: true })
  useTabTitle(answer?.title)
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.one} />
      <main className="promotionPage">
        {!answer && (
          <Waits failure={error} again={again}>
            <Skeleton shape="row" />
          </Waits>
        )}
        {answer && <Whole promotion={answer} onClaimed={() => void refresh()} />}
      </main>
    </>
  )
}

interface WholeProps {
  readonly promotion: Promotion
  readonly onClaimed: () => void
}

function Whole({ promotion, onClaimed }: WholeProps) {
  const t = useTexts(promotionTexts)
  const language = useContext(LanguageContext)
  const { title, summary, details, terms, multiple, reference } = promotion
  const door = doorOf(promotion.kind)
  return (
    <>
      <HeroCard sun="high">
        <div className="promotionHead">
          <h1>{title}</h1>
          <p>{summary}</p>
          <p>{t.until(dayOf(promotion.end_time - 1, language))}</p>
        </div>
      </HeroCard>
      <section aria-labelledby="promotion-terms">
        <h2 className="h3" id="promotion-terms">
          {t.terms}
        </h2>
        {terms.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        <h3 className="h3">{t.locks}</h3>
        <p>{multiple === 0 ? t.noPlay : t.play(multiple)}</p>
      </section>
      <Standing promotion={promotion} onClaimed={onClaimed} />
      {door?.name && (
        <ButtonLink full look="soft" href={door.href}>
          {t[door.name]}
        </ButtonLink>
      )}
      <section aria-labelledby="promotion-more">
        <h2 className="h3" id="promotion-more">
          {t.more}
        </h2>
        <p className="promotionDetails">{details}</p>
      </section>
      {reference && <p className="promotionReference">{t.reference(reference)}</p>}
      <ButtonLink full look="ghost" href="/promotions">
        {t.all}
      </ButtonLink>
    </>
  )
}

/** Whether the member may have it, why not, and the one button. */
function Standing({ promotion, onClaimed }: WholeProps) {
  const t = useTexts(promotionTexts)
  const [isBusy, setBusy] = useState(false)

  async function claim(): Promise<void> {
    setBusy(true)
    try {
      const { message } = await callServer('POST /promo/claim', { body: { id: promotion.id } })
      void say(message, 'ok')
    } catch (failure) {
      void say(sentenceOf(failure, t.failed), 'bad')
    }
    onClaimed()
    setBusy(false)
  }

  if (promotion.has_claimed) return <Note tone="info">{t.claimed}</Note>
  if (promotion.why_not) {
    const { code, sentence } = promotion.why_not
    const isDecided = isForList(promotion.kind) && promotion.reference !== null
    const way = isDecided ? undefined : wayOn(code)
    return (
      <Note tone="wait">
        <b>{isDecided || code === 'promotion_refused' ? t.refused : t.why}</b>
        <p>{sentence}</p>
        {isDecided && <p>{t.decidedOnce}</p>}
        {way && (
          <ButtonLink look="soft" size="medium" href={way}>
            {t.wayOn}
          </ButtonLink>
        )}
      </Note>
    )
  }
  if (!promotion.is_claimed_by_hand) return <Note tone="info">{t[doorOf(promotion.kind)?.line ?? 'bySelf']}</Note>
  return (
    <Button full loading={isBusy} onClick={() => void claim()}>
      {t.claim}
    </Button>
  )
}
