import { HeroCard } from '@saya/ui/card'
import { Note } from '@saya/ui/note'
import { useContext } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import type { Campaign } from './campaign.ts'
import { LossDay } from './LossDay.tsx'
import { lossRebateTexts } from './lossRebate.texts.ts'
import { WhyNot } from './WhyNot.tsx'

/** One campaign: its terms, whether it goes on, and what the member's days came to. */
export function LossCampaign({ campaign }: { readonly campaign: Campaign }) {
  const t = useTexts(lossRebateTexts)
  const language = useContext(LanguageContext)
  const { id, title, summary, details, state, why_not: why, days } = campaign
  return (
    <section className="lossCampaign" aria-labelledby={`loss-${id}`}>
      <HeroCard sun="high">
        <h2 className="h3" id={`loss-${id}`}>
          {title}
        </h2>
        <p>{summary}</p>
        <p>{t.period(dayOf(campaign.start_time, language), dayOf(campaign.end_time - 1, language))}</p>
      </HeroCard>
      {state !== 'on' && <Note tone="info">{t[state]}</Note>}
      <ul className="lossTerms">
        <li>{t.share(campaign.share_percent)}</li>
        <li>{t.bounds(wholeOf(campaign.least), wholeOf(campaign.most))}</li>
        <li>{t.credited}</li>
        {campaign.multiple === 0 && <li>{t.noRollover}</li>}
        <li>
          <Where names={[...campaign.providers, ...campaign.games]} />
        </li>
      </ul>
      {state === 'on' && why && <WhyNot why={why} />}
      <h3 className="h3">{t.days}</h3>
      {days.length === 0 ? (
        <p>{t.noDays}</p>
      ) : (
        <ul className="lossDays">
          {days.map(day => (
            <LossDay key={day.day} campaign={campaign} day={day} />
          ))}
        </ul>
      )}
      <p className="lossDetails">{details}</p>
    </section>
  )
}

/** So many names are read at a glance. More of them are folded. */
const mostNames = 6

function Where({ names }: { readonly names: readonly string[] }) {
  const t = useTexts(lossRebateTexts)
  const all = names.join(', ')
  if (names.length <= mostNames) return all ? t.from(all) : t.everything
  return (
    <details>
      <summary>{t.fromMany(names.length)}</summary>
      <p>{all}</p>
    </details>
  )
}

function wholeOf(amount: string): string {
  const { pesos, centavos } = splitPesos(amount)
  return centavos === '.00' ? pesos : pesos + centavos
}
