import { ButtonLink, IconLink } from '@saya/ui/button'
import { HeroCard } from '@saya/ui/card'
import { headset } from '@saya/ui/icon/drawings/headset'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { MemberHead } from '../../shared/head/memberHead.tsx'
import { pesosText } from '../../shared/pesosText.ts'
import { useTexts } from '../../shared/texts.ts'
import { gateLink } from '../kyc/index.ts'
import { welfareTexts } from './welfare.texts.ts'

/** The name of the page, and the way to customer service. */
export function WelfareBar() {
  const t = useTexts(welfareTexts)
  return (
    <header className="welfareBar">
      <h1 className="h1">{t.page}</h1>
      <div className="welfareBarEnd">
        <MemberHead />
        <IconLink href="/service" label={t.service} drawing={headset} />
      </div>
    </header>
  )
}

/** What was given in bonuses of all time. Where it cannot be read there is a dash: nothing would be a sum. */
export function WelfareTotal() {
  const t = useTexts(welfareTexts)
  const { answer } = useAnswer('GET /promo/bonus/total', {}, { mayBeOld: true })
  return (
    <section className="welfareTotal" aria-label={t.total}>
      <HeroCard sun="high">
        <div>
          <p>
            {t.total} {t.unit}
          </p>
          <p className="money">{answer?.total ? pesosText(answer.total) : '–'}</p>
        </div>
        <ButtonLink look="onHero" size="small" href="/s-transaction/bonus" onClick={gateLink('viewRecords')}>
          {t.detail}
        </ButtonLink>
      </HeroCard>
    </section>
  )
}
