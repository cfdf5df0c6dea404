import { rankingLimits } from '@saya/contract/ranking/ranking.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { useTexts } from '../../shared/texts.ts'
import type { Contest } from './ContestCard.tsx'
import { rankingTexts } from './ranking.texts.ts'

/** What counts, what each place is given, and what has to be played before it is withdrawn. */
export function Rules({ contest }: { readonly contest: Contest }) {
  const t = useTexts(rankingTexts)
  return (
    <div className="rankingRules">
      <section aria-labelledby="ranking-rules">
        <h2 className="h3" id="ranking-rules">
          {t.rules}
        </h2>
        <ul>
          {contest.rules.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
          <li>{t.ties}</li>
          <li>{t.topShown(rankingLimits.places)}</li>
          <li>{t.withdraw(contest.multiple)}</li>
        </ul>
      </section>
      <section aria-labelledby="ranking-prizes">
        <h2 className="h3" id="ranking-prizes">
          {t.prizes}
        </h2>
        <dl className="rankingPrizes">
          {contest.prizes.map(({ from, to, bonus }) => (
            <div key={from}>
              <dt>{t.places(from, to)}</dt>
              <dd className="num">{from === to ? pesosText(bonus) : t.each(pesosText(bonus))}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
