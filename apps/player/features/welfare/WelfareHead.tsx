import { ButtonLink, IconLink } from '@saya/ui/button'
import { HeroCard } from '@saya/ui/card'
import { headset } from '@saya/ui/icon/drawings/headset'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { gateLink } from '../kyc/index.ts'
import { welfareTexts } from './welfare.texts.ts'

/** What was given in bonuses of all time. Where it cannot be read there is a dash: nothing would be a sum. */
export function WelfareHead() {
  const t = useTexts(welfareTexts)
  const { answer } = useAnswer('GET /promo/bonus/total', {}, { mayBeOld: true })
  const { pesos, centavos } = splitPesos(answer?.total ?? '')
  return (
    <>
      <header className="welfareBar">
        <h1 className="h1">{t.page}</h1>
        <IconLink href="/service" label={t.service} drawing={headset} />
      </header>
      <div className="welfareTotal">
        <HeroCard sun="high">
          <div>
            <p>
              {t.total} <abbr>{t.unit}</abbr>
            </p>
            <p className="money">{answer?.total ? pesos + centavos : '–'}</p>
          </div>
          <ButtonLink look="onHero" size="small" href="/s-transaction/bonus" onClick={gateLink('viewRecords')}>
            {t.detail}
          </ButtonLink>
        </HeroCard>
      </div>
    </>
  )
}
